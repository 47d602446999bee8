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
import { deleteOldReleases } from '../platform/releases/service';

const oneHour = 60 * 60 * 1000;

/** Deletes expired rows and counts past days, now and every hour. Returns a function that stops. */
export function scheduleCleanup(context: Context, log: Log): () => void {
  const { db } = context;
  const cleanUp = async () => {
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
      log.warn({ err: cause }, 'cleanup failed');
    }
  };
  void cleanUp();
  const timer = setInterval(cleanUp, oneHour);
  timer.unref();
  return () => clearInterval(timer);
}
