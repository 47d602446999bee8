import { deleteOldConfirmations } from '../accounts/addressConfirmation/queries';
import { deleteExpiredThrottles } from '../accounts/credentials/throttle.queries';
import { deleteExpiredChallenges } from '../accounts/passkeys/challenges.queries';
import { deleteOldResets } from '../accounts/passwordReset/queries';
import { deleteOldBrowsers } from '../accounts/sessions/knownBrowsers.queries';
import { deleteExpiredSessions } from '../accounts/sessions/queries';
import { countPastDays } from '../admin/series';
import { deleteDoneTasks } from '../email/queries';
import { getOutboxFolder } from '../email/transport';
import { deleteOldErrors } from '../errorReports/queries';
import { deleteOldDecisions } from '../hiring/decisions/queries';
import { deleteOldDrafts } from '../hiring/drafts/queries';
import { deleteOldMessageDrafts } from '../hiring/messages/drafts.queries';
import { deleteOldRuns } from '../jobs/alerts/runs.queries';
import { deleteOldJobDrafts } from '../jobs/drafts/queries';
import { deleteOldMatches } from '../jobs/savedSearches/matching.queries';
import { deleteExpiredListings, trimRecentListings } from '../jobs/search/cleanup.queries';
import { recountSearchWords } from '../jobs/search/words.queries';
import { deleteOldVisitors } from '../jobs/visitorAlerts/queries';
import { deleteExpiredAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { deleteOldIdempotencyKeys, type Log } from '../platform/http';
import { deleteFullRateLimits } from '../platform/rateLimits/queries';
import { deleteOldReleases } from '../platform/releases/deleteOldReleases';
import { deleteLeftovers, deleteOrphanedFiles } from '../platform/storage';
import { getUploadFolder } from './folders';

const oneMinute = 60 * 1000;
const oneHour = 60 * oneMinute;
const oneDay = 24 * oneHour;

/**
 * Deletes expired rows and counts past days, every hour from a minute on: it takes moments in which the embedded database
 * answers nobody, and the first visitors come with the start. Returns a function that stops.
 */
export function scheduleCleanup(context: Context, log: Log): () => void {
  const { db } = context;
  const cleanUp = async () => {
    try {
      await deleteExpiredSessions(db);
      await deleteOldBrowsers(db);
      await deleteExpiredThrottles(db);
      await deleteFullRateLimits(db);
      await deleteOldIdempotencyKeys(db);
      await deleteExpiredChallenges(db);
      await deleteOldResets(db);
      await deleteOldConfirmations(db);
      await deleteExpiredAudit(db);
      await deleteDoneTasks(db);
      await deleteOldDrafts(db);
      await deleteOldDecisions(db);
      await deleteOldJobDrafts(db);
      await deleteOldMessageDrafts(db);
      await deleteOldMatches(db);
      await deleteOldRuns(db);
      await deleteOldVisitors(db);
      await deleteExpiredListings(db);
      await trimRecentListings(db);
      await recountSearchWords(db);
      await deleteOldErrors(db);
      await deleteOldReleases(context);
      await deleteLeftovers(getUploadFolder(context.config), () => true);
      await deleteLeftovers(getOutboxFolder(context.config), (name) => name.endsWith('.part'));
      await countPastDays(context);
    } catch (cause) {
      log.warn({ err: cause }, 'cleanup failed');
    }
  };
  const sweep = async () => {
    try {
      const [orphaned, unfinished] = [
        await deleteOrphanedFiles(db, context.store),
        await context.store.deleteUnfinished(oneDay),
      ];
      if (orphaned || unfinished) log.info({ orphaned, unfinished }, 'files that belong to nothing were deleted');
    } catch (cause) {
      log.warn({ err: cause }, 'cleanup failed');
    }
  };
  const timers = [
    setTimeout(cleanUp, oneMinute).unref(),
    setInterval(cleanUp, oneHour).unref(),
    // Reads the whole store. Of a folder, the start has done it.
    ...(context.config.S3_URL ? [setTimeout(sweep, oneMinute).unref()] : []),
    setInterval(sweep, oneDay).unref(),
  ];
  return () => timers.forEach(clearTimeout);
}
