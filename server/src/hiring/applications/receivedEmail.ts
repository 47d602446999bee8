import { type ComposedEmail, days, minutes, queueEmail } from '../../email/emailTemplate';
import { finishMatchingTasks, type NewTask } from '../../email/queries';
import type { TaskHandler } from '../../email/taskHandler';
import { toDisplayName } from '../../email/text';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { findJobForEmail, hasRecentApplication, listUnopenedApplications } from './emails.queries';

/** One task for each application; the first that is due gathers all of the same job: see `gatherReceivedApplications`. */
const applicationReceivedTask = 'application_received';

interface ReceivedPayload {
  job_id: number;
  application_id: number;
}

const gatherDelay = { usual: 10 * minutes, busy: 60 * minutes };

/**
 * The task that emails a company about an application, together with all others for the same job until then: after ten
 * minutes, or after an hour where the job had another application in the last hour.
 */
export async function createReceivedTask(tx: Tx, received: ReceivedPayload): Promise<NewTask> {
  const isBusy = await hasRecentApplication(tx, received, gatherDelay.busy / 1000);
  return {
    kind: applicationReceivedTask,
    payload: received,
    expiresAfter: 5 * days,
    delay: isBusy ? gatherDelay.busy : gatherDelay.usual,
  };
}

/** Cancels the email to the company about an application. Resolves to false where it may have been sent. */
export const cancelReceivedTask = async (tx: Tx, application_id: number): Promise<boolean> =>
  (
    await finishMatchingTasks<ReceivedPayload>(
      tx,
      applicationReceivedTask,
      { application_id },
      { onlyUnattempted: true },
    )
  ).length > 0;

/** Queues one email about all applications to a job that its company was not emailed about yet. */
export const gatherReceivedApplications =
  ({ db }: Context): TaskHandler =>
  (task) =>
    transact(db, async (tx) => {
      const { job_id } = task.payload as ReceivedPayload;
      const gathered = await finishMatchingTasks<ReceivedPayload>(tx, applicationReceivedTask, { job_id });
      if (gathered.length === 0) return;
      await queueEmail(tx, applicationsReceivedEmail, {
        job_id,
        application_ids: gathered.map(({ application_id }) => application_id),
      });
    });

const maxNames = 10;

/** To the company: who applied for a job, without those whose application was opened or withdrawn since. */
export const applicationsReceivedEmail = {
  kind: 'applications_received',
  expiresAfter: 5 * days,
  async compose(db, { job_id, application_ids }) {
    const job = await findJobForEmail(db, job_id);
    const unopened = await listUnopenedApplications(db, application_ids);
    const [first] = unopened;
    if (!job || !first) return undefined;
    const title = toDisplayName(job.job_title);
    const names = unopened.map(({ full_name }) => toDisplayName(full_name));
    const others = names.length - maxNames;
    const isSingle = unopened.length === 1;
    const headline = isSingle ? `${names[0]} applied for ${title}` : `${names.length} new applications for ${title}`;
    return {
      user_id: job.company_user_id,
      subject: headline,
      heading: headline,
      paragraphs: [isSingle ? 'Open the application to read the letter and the documents.' : 'These people applied:'],
      ...(!isSingle && { list: [...names.slice(0, maxNames), ...(others > 0 ? [`and ${others} more`] : [])] }),
      action: isSingle
        ? { label: 'Open the application', path: `/dashboard/applications/${first.id}` }
        : { label: 'See the applications', path: `/dashboard/jobs/${job.org_id}/${job_id}` },
      note: 'The candidate is told when you open an application. Applications for one job that come close together arrive in one mail.',
    };
  },
} satisfies ComposedEmail<{ job_id: number; application_ids: number[] }>;
