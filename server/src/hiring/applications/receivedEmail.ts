import { toDisplayName } from '../../email/emailMessage';
import { type ComposedEmail, days, minutes, queueEmail } from '../../email/emailTemplate';
import { finishMatchingTasks, type NewTask } from '../../email/queries';
import type { TaskHandler } from '../../email/taskHandler';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { findJobForEmail, hasRecentApplication, listUnopenedApplications } from './emails.queries';

/** The kind of job that `gatherReceived` does: one for each application, all of one job gathered by the first. */
export const applicationReceivedTask = 'application_received';

interface ReceivedPayload {
  job_id: number;
  application_id: number;
}

const collectFor = { wait: 10 * minutes, busy: 60 * minutes };

/**
 * Tells a company that somebody applied, together with all who apply to the same job before the mail leaves. A job for
 * which few apply is told of in ten minutes; one for which applications keep coming, once an hour.
 */
export async function createReceivedTask(tx: Tx, received: ReceivedPayload): Promise<NewTask> {
  const busy = await hasRecentApplication(tx, received, collectFor.busy / 1000);
  return {
    kind: applicationReceivedTask,
    payload: received,
    expiresAfter: 5 * days,
    delay: busy ? collectFor.busy : collectFor.wait,
  };
}

/** Takes back that a company is to hear of an application. Resolves to false where it may have heard of it. */
export const cancelReceivedTask = async (tx: Tx, application_id: number): Promise<boolean> =>
  (await finishMatchingTasks<ReceivedPayload>(tx, applicationReceivedTask, { application_id }, { untried: true }))
    .length > 0;

/** Makes one letter of all applications to a job of which its company is still to be told. */
export const gatherReceivedApplications =
  ({ db }: Context): TaskHandler =>
  (job) =>
    transact(db, async (tx) => {
      const { job_id } = job.payload as ReceivedPayload;
      const gathered = await finishMatchingTasks<ReceivedPayload>(tx, applicationReceivedTask, { job_id });
      if (gathered.length === 0) return;
      await queueEmail(tx, applicationsReceivedEmail, {
        job_id,
        application_ids: gathered.map((one) => one.application_id),
      });
    });

const maxNames = 10;

/** To the company: who applied for a job and was neither looked at nor withdrawn since. */
export const applicationsReceivedEmail = {
  kind: 'applications_received',
  expiresAfter: 5 * days,
  async compose(db, { job_id, application_ids }) {
    const job = await findJobForEmail(db, job_id);
    const waiting = await listUnopenedApplications(db, application_ids);
    const [first] = waiting;
    if (!job || !first) return undefined;
    const title = toDisplayName(job.job_title);
    const names = waiting.map(({ full_name }) => toDisplayName(full_name));
    const others = names.length - maxNames;
    const one = waiting.length === 1;
    const news = one ? `${names[0]} applied for ${title}` : `${names.length} new applications for ${title}`;
    return {
      user_id: job.company_user_id,
      subject: news,
      heading: news,
      paragraphs: [one ? 'Open the application to read the letter and the documents.' : 'These people applied:'],
      ...(!one && { list: [...names.slice(0, maxNames), ...(others > 0 ? [`and ${others} more`] : [])] }),
      action: one
        ? { label: 'Open the application', path: `/dashboard/applications/${first.id}` }
        : { label: 'See the applications', path: `/dashboard/jobs/${job.org_id}/${job_id}` },
      note: 'The candidate is told when you open an application. Applications for one job that come close together arrive in one mail.',
    };
  },
} satisfies ComposedEmail<{ job_id: number; application_ids: number[] }>;
