import { applyDueDecisions } from '../hiring/decisions/apply';
import { sendDueReminders } from '../hiring/interviews/reminders';
import { sendUnreadEmails } from '../hiring/messages/unreadEmails';
import { sendReplyDigests } from '../hiring/replies/digests';
import { createReplyRecordWriter } from '../hiring/replies/records';
import { sendDueAlerts } from '../jobs/alerts/runs';
import { matchListedJobs, refreshSearches } from '../jobs/savedSearches/matching';
import type { Context } from '../platform/context';
import type { Log } from '../platform/http';
import { runEvery } from '../platform/time/runEvery';
import { advanceRollouts } from '../rollouts/advance';

const oneSecond = 1000;
const oneMinute = 60 * oneSecond;

/**
 * Does what is due as time passes, at the start and then again and again. Each process does, so each work claims what it
 * does. Returns a function that stops it and waits for what is under way.
 */
export function startSchedules(context: Context, log: Log): () => Promise<void> {
  const { db } = context;
  const schedules: { failure: string; interval: number; work: () => Promise<void> }[] = [
    { failure: 'reminders could not be sent', interval: 30 * oneSecond, work: () => sendDueReminders(db) },
    { failure: 'decisions could not take effect', interval: 2 * oneSecond, work: () => applyDueDecisions(db, log) },
    { failure: 'reply digests could not be sent', interval: 5 * oneMinute, work: () => sendReplyDigests(context) },
    {
      failure: 'reply records could not be written',
      interval: 5 * oneMinute,
      work: createReplyRecordWriter(context),
    },
    {
      failure: 'emails about unread messages could not be sent',
      interval: 30 * oneSecond,
      work: () => sendUnreadEmails(db),
    },
    { failure: 'new jobs could not be matched', interval: 5 * oneSecond, work: () => matchListedJobs(context) },
    { failure: 'new jobs could not be mailed', interval: 10 * oneSecond, work: () => sendDueAlerts(context) },
    { failure: 'saved searches could not be compiled', interval: oneMinute, work: () => refreshSearches(db) },
    { failure: 'rollouts could not be moved', interval: 5 * oneSecond, work: () => advanceRollouts(context) },
  ];
  const stops = schedules.map(({ failure, interval, work }) =>
    runEvery(interval, work, (cause) => log.warn({ err: cause }, failure)),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
