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

const oneMinute = 60 * 1000;
const oneHour = 60 * oneMinute;

/**
 * Deletes expired rows and counts past days, every hour from a minute on: it takes moments in which the embedded database
 * answers nobody, and the first visitors come with the start. Returns a function that stops.
 */
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
  const timers = [setTimeout(cleanUp, oneMinute).unref(), setInterval(cleanUp, oneHour).unref()];
  return () => timers.forEach(clearTimeout);
}
