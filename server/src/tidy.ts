import { countPastDays } from './admin/series';
import type { Context } from './context';
import { forgetOldDrafts } from './drafts/queries';
import { forgetOldJobDrafts } from './drafts/queries.jobs';
import { forgetOldKeys, type Log } from './http';
import { boundRecent, sweepListings } from './jobs/queries.tidy';
import { countWords } from './jobs/queries.words';
import { forgetDoneJobs } from './mail/queries';
import { forgetOldReleases } from './releases/tidy';
import { deleteDeadSessions } from './sessions/queries';
import { forgetOldResets } from './sessions/resetQueries';
import { forgetOldThrottles } from './sessions/throttleQueries';

const anHour = 60 * 60 * 1000;

/** Removes, now and every hour, the rows that only their age tells apart from live ones, and counts the days that are over. Returns how to stop. */
export function tidyHourly(context: Context, log: Log): () => void {
  const { db } = context;
  const tidy = async () => {
    try {
      await deleteDeadSessions(db);
      await forgetOldThrottles(db);
      await forgetOldKeys(db);
      await forgetOldResets(db);
      await forgetDoneJobs(db);
      await forgetOldDrafts(db);
      await forgetOldJobDrafts(db);
      await sweepListings(db);
      await boundRecent(db);
      await countWords(db);
      await forgetOldReleases(context);
      await countPastDays(context);
    } catch (cause) {
      log.warn({ err: cause }, 'tidying failed');
    }
  };
  void tidy();
  const timer = setInterval(tidy, anHour);
  timer.unref();
  return () => clearInterval(timer);
}
