import type { Context } from '../context';
import { type Tx, transact } from '../db';
import { days, type LetterKind, minutes, queueLetter } from '../mail/letterKind';
import { named } from '../mail/mail';
import { endJobs, type Order } from '../mail/queries';
import type { Work } from '../mail/work';
import { findJobForLetter, hasLateApplication, listUnopened } from './queries.letters';

/** The kind of job that `gatherReceived` does: one for each application, all of one job gathered by the first. */
export const receivedOrder = 'application_received';

interface Received {
  job_id: number;
  application_id: number;
}

const quiet = { wait: 10 * minutes, busy: 60 * minutes };

/**
 * Tells a company that somebody applied, together with all who apply to the same job before the mail leaves. A job for
 * which few apply is told of in ten minutes; one for which applications keep coming, once an hour.
 */
export async function orderReceived(tx: Tx, received: Received): Promise<Order> {
  const busy = await hasLateApplication(tx, received, quiet.busy / 1000);
  return { kind: receivedOrder, payload: received, goodFor: 5 * days, wait: busy ? quiet.busy : quiet.wait };
}

/** Takes back that a company is to hear of an application. Resolves to false where it may have heard of it. */
export const forgetReceived = async (tx: Tx, application_id: number): Promise<boolean> =>
  (await endJobs<Received>(tx, receivedOrder, { application_id }, { untried: true })).length > 0;

/** Makes one letter of all applications to a job of which its company is still to be told. */
export const gatherReceived =
  ({ db }: Context): Work =>
  (job) =>
    transact(db, async (tx) => {
      const { job_id } = job.payload as Received;
      const gathered = await endJobs<Received>(tx, receivedOrder, { job_id });
      if (gathered.length === 0) return;
      await queueLetter(tx, received, { job_id, application_ids: gathered.map((one) => one.application_id) });
    });

const mostNames = 10;

/** To the company: who applied for a job and was neither looked at nor withdrawn since. */
export const received: LetterKind<{ job_id: number; application_ids: number[] }> = {
  kind: 'applications_received',
  goodFor: 5 * days,
  async write(db, { job_id, application_ids }) {
    const job = await findJobForLetter(db, job_id);
    const waiting = await listUnopened(db, application_ids);
    const [first] = waiting;
    if (!job || !first) return undefined;
    const title = named(job.job_title);
    const names = waiting.map(({ full_name }) => named(full_name));
    const others = names.length - mostNames;
    const one = waiting.length === 1;
    const news = one ? `${names[0]} applied for ${title}` : `${names.length} new applications for ${title}`;
    return {
      user_id: job.company_user_id,
      subject: news,
      heading: news,
      paragraphs: [one ? 'Open the application to read the letter and the documents.' : 'These people applied:'],
      ...(!one && { list: [...names.slice(0, mostNames), ...(others > 0 ? [`and ${others} more`] : [])] }),
      action: one
        ? { label: 'Open the application', path: `/dashboard/applications/${first.id}` }
        : { label: 'See the applications', path: `/dashboard/jobs/${job.org_id}/${job_id}` },
      note: 'The candidate is told when you open an application. Applications for one job that come close together arrive in one mail.',
    };
  },
};
