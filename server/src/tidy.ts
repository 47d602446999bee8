import type { Db } from './db';
import { forgetOldDrafts } from './drafts/queries';
import { forgetOldKeys, type Log } from './http';
import { countWords, sweepListings } from './jobs/queries.words';
import { forgetDoneJobs } from './mail/queries';
import { deleteDeadSessions } from './sessions/queries';
import { forgetOldResets } from './sessions/resetQueries';
import { forgetOldThrottles } from './sessions/throttleQueries';

const anHour = 60 * 60 * 1000;

/** Removes, now and every hour, the rows that only their age tells apart from live ones. Returns how to stop. */
export function tidyHourly(db: Db, log: Log): () => void {
  const tidy = async () => {
    try {
      await deleteDeadSessions(db);
      await forgetOldThrottles(db);
      await forgetOldKeys(db);
      await forgetOldResets(db);
      await forgetDoneJobs(db);
      await forgetOldDrafts(db);
      await sweepListings(db);
      await countWords(db);
    } catch (cause) {
      log.warn({ err: cause }, 'tidying failed');
    }
  };
  void tidy();
  const timer = setInterval(tidy, anHour);
  timer.unref();
  return () => clearInterval(timer);
}
