import { deleteExpiredThrottles } from '../accounts/credentials/throttle.queries';
import { deleteOldResets } from '../accounts/passwordReset/queries';
import { deleteExpiredSessions } from '../accounts/sessions/queries';
import { countPastDays } from '../admin/series';
import { deleteDoneTasks } from '../email/queries';
import { deleteOldDrafts } from '../hiring/drafts/queries';
import { deleteOldJobDrafts } from '../jobs/drafts/queries';
import { deleteExpiredListings, trimRecentListings } from '../jobs/search/cleanup.queries';
import { recountSearchWords } from '../jobs/search/words.queries';
import type { Context } from '../platform/context';
import { deleteOldIdempotencyKeys, type Log } from '../platform/http';
import { deleteOldReleases } from '../platform/releases/cleanup';

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
