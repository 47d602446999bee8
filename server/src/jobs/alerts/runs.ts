import { createEmailTask } from '../../email/emailTemplate';
import { enqueueTasks } from '../../email/queries';
import type { Context } from '../../platform/context';
import { transact } from '../../platform/db';
import { todayIn } from '../../platform/time/days';
import { jobAlertEmail } from './emails';
import { collectDueRuns } from './runs.queries';

type Services = Pick<Context, 'db' | 'config'>;

/** Mails that are collected in one transaction. */
const batchSize = 100;

/**
 * Mails people about the new jobs of their saved searches, when it is due. What a mail tells of is written in the transaction
 * that queues it: neither a second process nor a restart sends a job twice, or loses one.
 */
export async function sendDueAlerts({ db, config }: Services, now = new Date()): Promise<void> {
  const today = todayIn(config.PLATFORM_TIME_ZONE, now);
  let count: number;
  do {
    count = await transact(db, async (tx) => {
      const { claimed, run_ids } = await collectDueRuns(tx, { now, today, limit: batchSize });
      await enqueueTasks(tx, ...run_ids.map((run_id) => createEmailTask(jobAlertEmail, { run_id })));
      return claimed;
    });
  } while (count === batchSize);
}
