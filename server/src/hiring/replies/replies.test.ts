import type { listDueReplies, Output } from '@foothold/shared/contract';
import type { SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { addDays, startOfDay, todayIn } from '../../platform/time/days';
import { sendReplyDigests } from './digests';

const zone = 'Africa/Lagos';
const today = todayIn(zone);
let server: TestServerWithEmail;
let works: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
});
beforeEach(async () => {
  await server.context.db.deleteFrom('applications').execute();
  works = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

/** An application with a promise within ten days that is due in so many days from today. */
async function anApplication(dueIn: number, as = works) {
  const student = await server.signIn('student', { full_name: 'Ada Obi' });
  const job = await server.aJob({ org_id: as.role_specific_id, job_title: 'Analyst' });
  const { id } = await server.anApplication({ job_id: job.id, user_id: student.user_id });
  await server.context.db
    .updateTable('applications')
    .set({ reply_days: 10, reply_due_on: addDays(today, dueIn) })
    .where('id', '=', id)
    .execute();
  return { id, student };
}
const list = async (as = works) =>
  (await server.send({ url: 'due_replies', as })).json<Output<typeof listDueReplies>>();
const countDue = async () => (await server.send({ url: 'waiting', as: works })).json().due_replies;
const put = (url: string, as = works) => server.send({ method: 'PUT', url, as, body: {} });

describe('GET /due_replies', () => {
  it('lists what half of the days have passed of, the most urgent first, with how far it is', async () => {
    await anApplication(6);
    const half = await anApplication(5);
    const soon = await anApplication(2);
    const overdue = await anApplication(-30);
    const last = await anApplication(0);
    const { replies, total } = await list();
    expect(replies.map(({ application_id, stage }) => [application_id, stage])).toEqual([
      [overdue.id, 'overdue'],
      [last.id, 'today'],
      [soon.id, 'soon'],
      [half.id, 'half'],
    ]);
    expect(replies[1]).toEqual({
      ...{
        application_id: last.id,
        student_name: 'Ada Obi',
        job_title: 'Analyst',
        reply_due_on: today,
        stage: 'today',
      },
    });
    expect([total, await countDue()]).toEqual([4, 4]);
    expect((await list(await server.signIn('organization'))).total).toBe(0);
  });

  it('lists nothing that was replied to or withdrawn', async () => {
    const [rejected, withdrawn] = [await anApplication(1), await anApplication(1)];
    await put(`RejectApplicationByOrg/${rejected.id}`);
    await put(`applications/${withdrawn.id}/withdraw`, withdrawn.student);
    expect([(await list()).total, await countDue()]).toEqual([0, 0]);
  });
});

describe('the digest of a company', () => {
  const atNine = new Date(startOfDay(today, zone).getTime() + 9 * 3_600_000);
  const digestsTo = (who: SignedIn) =>
    server.listEmailsTo(who).filter(({ subject = '' }) => subject.startsWith('You owe '));
  async function mailAt(moment = atNine) {
    await sendReplyDigests(server.context, moment);
    await server.sendDueEmails();
  }

  it.each([
    ['half of the days have passed', 5, 1],
    ['four fifths have', 2, 1],
    ['the last day is there', 0, 1],
    ['none of these is today', 4, 0],
    ['it is overdue', -1, 0],
  ])('is sent where %s', async (_when, dueIn, mails) => {
    await anApplication(dueIn);
    await mailAt();
    expect(digestsTo(works)).toHaveLength(mails);
  });

  it('lists all that is due, in one mail a day, however many processes send it and whatever becomes due later', async () => {
    await anApplication(0);
    await anApplication(-3);
    await Promise.all([mailAt(), mailAt(), mailAt()]);
    await anApplication(5);
    await mailAt(new Date(atNine.getTime() + 3_600_000));
    const [digest, ...others] = digestsTo(works);
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('You owe 2 replies');
    expect(digest?.text).toMatch(/Ada Obi, Analyst: was due on .*Ada Obi, Analyst: today/s);
  });

  it('is not sent before eight o’clock, nor to a company that is not verified', async () => {
    await anApplication(0);
    await mailAt(new Date(startOfDay(today, zone).getTime() + 7.9 * 3_600_000));
    expect(digestsTo(works)).toEqual([]);
    await server.context.db
      .updateTable('organizations')
      .set({ verification_status: 'pending' })
      .where('id', '=', works.role_specific_id)
      .execute();
    await mailAt();
    expect(digestsTo(works)).toEqual([]);
  });

  it('says nothing where everything was replied to before it was sent', async () => {
    const { id } = await anApplication(0);
    await sendReplyDigests(server.context, atNine);
    await put(`AcceptApplicationByOrg/${id}`);
    await server.sendDueEmails();
    expect(digestsTo(works)).toEqual([]);
  });
});
