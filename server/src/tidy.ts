import { countPastDays } from './admin/series';
import type { Context } from './context';
import { deleteOldDrafts } from './drafts/queries';
import { deleteOldJobDrafts } from './drafts/queries.jobs';
import { deleteOldIdempotencyKeys, type Log } from './http';
import { deleteExpiredListings, trimRecentListings } from './jobs/queries.tidy';
import { recountSearchWords } from './jobs/queries.words';
import { deleteDoneTasks } from './mail/queries';
import { deleteOldReleases } from './releases/tidy';
import { deleteExpiredSessions } from './sessions/queries';
import { deleteOldResets } from './sessions/resetQueries';
import { deleteExpiredThrottles } from './sessions/throttleQueries';

const oneHour = 60 * 60 * 1000;

/** Removes, now and every hour, the rows that only their age tells apart from live ones, and counts the days that are over. Returns how to stop. */
export function scheduleCleanup(context: Context, log: Log): () => void {
  const { db } = context;
  const tidy = async () => {
    try {
      await deleteExpiredSessions(db);
      await deleteExpiredThrottles(db);
      await deleteOldIdempotencyKeys(db);
      await deleteOldResets(db);
      await deleteDoneTasks(db);
      await deleteOldDrafts(db);
      await deleteOldJobDrafts(db);
      await deleteExpiredListings(db);
      await trimRecentListings(db);
      await recountSearchWords(db);
      await deleteOldReleases(context);
      await countPastDays(context);
    } catch (cause) {
      log.warn({ err: cause }, 'tidying failed');
    }
  };
  void tidy();
  const timer = setInterval(tidy, oneHour);
  timer.unref();
  return () => clearInterval(timer);
}
