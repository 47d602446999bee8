import type { Job } from '@foothold/shared/contract';
import type { SignedIn } from '../../testing';
import { createApply } from '../../testing/applications';
import { createJobActions } from '../../testing/jobs';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';
import { countPendingReviews } from '../notifications/badgeCounts.queries';
import { addDays, todayIn } from '../platform/time/days';

const today = todayIn('Africa/Lagos');
let server: TestServerWithEmail;
let company: SignedIn;
let admin: SignedIn;
let student: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
  admin = await server.signIn('admin');
  student = await server.signIn('student');
});
beforeEach(async () => {
  company = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());
const { post, aPostedJob, own, edit, toggle, remove, expire } = createJobActions(() => ({ server, company }));
const apply = createApply(() => server);

const keepRecord = (counted: number, in_time: number, org_id = company.role_specific_id) =>
  server.context.db
    .insertInto('reply_records')
    .values({ org_id, as_of: today, counted, in_time, median_days: 4 })
    .execute();

/** An application whose promise has passed. */
async function anOverdueApplication() {
  const { id } = await server.aJob({ org_id: company.role_specific_id });
  const overdue = { reply_days: 10, reply_due_on: addDays(today, -2) };
  return server.anApplication({ job_id: id, ...overdue });
}
async function aHeldJob(body: object = {}): Promise<Job> {
  await keepRecord(20, 11);
  return aPostedJob(body);
}
const release = (id: number, as = admin, reason = 'They caught up.') =>
  server.send({ method: 'PUT', url: `release-job/${id}`, as, body: { reason } });
const refuse = (id: number, reason = 'Reply first.', as = admin) =>
  server.send({ method: 'PUT', url: `refuse-job/${id}`, as, body: { reason } });
const listed = async () =>
  (await server.send({ url: `jobs?org_id=${company.role_specific_id}` })).json().jobs.data.map((job: Job) => job.id);
const waiting = async () =>
  (await server.send({ url: 'held_jobs', as: admin }))
    .json()
    .jobs.filter(({ org_id }: Job) => org_id === company.role_specific_id);
const notificationsTo = async (who: SignedIn) =>
  (await server.send({ url: `view_notifications/${who.user_id}`, as: who })).json().notifications;
const subjectsTo = async (who: SignedIn) => {
  await server.sendDueEmails();
  return server.listEmailsTo(who).map(({ subject }) => subject);
};
const auditOf = async (id: number) =>
  (await server.send({ url: `all_jobs/${id}`, as: admin }))
    .json()
    .history.map(({ action, by_role, reason }: Record<string, unknown>) => [action, by_role, reason]);

describe('a new job', () => {
  it.each([
    ['the company has no record', undefined, false],
    ['fewer than 20 applications count', [19, 0], false],
    ['60 of 100 were replied to in time', [100, 60], false],
    ['59 of 100 were', [100, 59], true],
    ['5 of 20 were, and nothing is overdue any more', [20, 5], true],
  ] as const)('waits for a release or is open at once: %s', async (_when, record, isHeld) => {
    if (record) await keepRecord(record[0], record[1]);
    const response = await post();
    expect(response.statusCode).toBe(201);
    const { job, message } = response.json();
    expect(message).toBe(isHeld ? 'Your job waits for its release by Foothold.' : 'Job Created Successfully!');
    expect(job.held !== undefined).toBe(isHeld);
    expect(await listed()).toEqual(isHeld ? [] : [job.id]);
  });

  it('is refused below 40 % while applications are overdue, with their number, and waits once they are replied to', async () => {
    await keepRecord(20, 7);
    const overdue = [await anOverdueApplication(), await anOverdueApplication()];
    const rule = async () => (await server.send({ url: 'reply_record', as: company })).json();
    const record = { counted: 20, in_time_percent: 35, median_days: 4 };
    expect(await rule()).toEqual({ record, overdue: 2, posting: 'refused' });
    const refused = await post();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'replies_overdue']);
    expect(refused.json().error).toBe('Reply to 2 overdue applications first. Then you can post a job.');
    for (const { id } of overdue)
      await server.send({ method: 'PUT', url: `RejectApplicationByOrg/${id}`, as: company, body: {} });
    expect(await rule()).toEqual({ record, overdue: 0, posting: 'held' });
    expect((await post()).json().job.held).toMatchObject({ counted: 20, in_time_percent: 35 });
  });

  it('does not ask for replies from 40 % on', async () => {
    await keepRecord(20, 8);
    await anOverdueApplication();
    expect((await post()).json().job.held).toMatchObject({ in_time_percent: 40 });
  });
});

describe('a job that waits for its release', () => {
  it('is nobody’s to read, to find, to save or to apply for, but its company’s and admins’', async () => {
    const { id } = await aHeldJob();
    for (const as of [undefined, student, await server.signIn('organization')])
      expect((await server.send({ url: `view/jobs/${id}`, as })).statusCode).toBe(404);
    expect(await listed()).toEqual([]);
    expect((await server.send({ url: `jobs/title/any/${id}` })).statusCode).toBe(404);
    expect((await server.send({ url: `companies/${company.role_specific_id}` })).json().jobs.total).toBe(0);
    expect((await server.send({ method: 'PUT', url: `jobs/${id}/save`, as: student })).statusCode).toBe(404);
    expect((await server.send({ method: 'DELETE', url: `jobs/${id}/save`, as: student })).statusCode).toBe(404);
    expect((await apply({ id }, { as: student })).statusCode).toBe(404);
    for (const as of [company, admin]) {
      const { job } = (await server.send({ url: `view/jobs/${id}`, as })).json();
      expect(job).toMatchObject({ display_status: 'Active', held: { counted: 20, in_time_percent: 55 } });
    }
    expect((await own('?status=Active')).json()).toMatchObject({ counts: { Active: 1 }, jobs: [{ id, held: {} }] });
  });

  it('may be changed, closed and deleted by its company, and stays as hidden', async () => {
    const { id } = await aHeldJob();
    expect((await edit(id, { job_title: 'Buyer' })).statusCode).toBe(200);
    for (const [status, message] of [
      [0, 'Job closed successfully'],
      [1, 'Your job waits for its release by Foothold.'],
    ] as const)
      expect((await toggle(id, { status })).json()).toMatchObject({ job: { held: {} }, message });
    expect(await listed()).toEqual([]);
    await remove(id);
    expect(await waiting()).toEqual([]);
    expect((await release(id)).statusCode).toBe(404);
  });

  it('leaves the jobs that are open as they are', async () => {
    const { id } = await aPostedJob();
    await keepRecord(20, 1);
    await edit(id, { job_title: 'Buyer' });
    expect(await listed()).toEqual([id]);
  });

  it.each([
    ['opens it again', (id: number, deadline: string) => toggle(id, { status: 1, deadline })],
    ['edits it', (id: number, deadline: string) => edit(id, { deadline })],
  ])('may be an expired one whose company sets a new deadline as it %s', async (_how, renew) => {
    const { id } = await aPostedJob();
    await keepRecord(20, 11);
    await expire(id);
    expect((await renew(id, addDays(today, 5))).json().job.held).toMatchObject({ counted: 20, in_time_percent: 55 });
    expect(await listed()).toEqual([]);
    expect((await waiting()).map((job: Job) => job.id)).toEqual([id]);
    expect((await auditOf(id))[0]).toEqual(['job.held', 'organization', null]);
    await release(id);
    expect((await toggle(id, { status: 0 })).json().job.held).toBeUndefined();
    await toggle(id, { status: 1 });
    expect(await listed()).toEqual([id]);
  });

  it('cannot be an expired one below 40 % while applications are overdue', async () => {
    const { id } = await aPostedJob();
    await keepRecord(20, 7);
    await anOverdueApplication();
    await expire(id);
    const refused = await toggle(id, { status: 1, deadline: addDays(today, 5) });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'replies_overdue']);
    expect((await edit(id, { deadline: addDays(today, 5) })).statusCode).toBe(409);
  });

  it('stands in the admins’ queue with what it waits for and how its company does now', async () => {
    const { id } = await aHeldJob({ job_title: 'Buyer' });
    await anOverdueApplication();
    await server.context.db
      .updateTable('reply_records')
      .set({ counted: 25, in_time: 16 })
      .where('org_id', '=', company.role_specific_id)
      .execute();
    expect(await waiting()).toEqual([
      {
        ...{ id, org_id: company.role_specific_id, job_title: 'Buyer', company_name: 'Marina Works' },
        ...{ held_at: expect.any(String), held_for: { counted: 20, in_time_percent: 55 }, overdue: 1 },
        record: { counted: 25, in_time_percent: 64, median_days: 4 },
      },
    ]);
    const { jobs } = (await server.send({ url: 'all_jobs?state=Waiting&limit=1000', as: admin })).json();
    expect(jobs.find((job: Job) => job.id === id)).toMatchObject({ state: 'Waiting' });
  });

  it('is found by students once it was released, and its company is told once', async () => {
    const { id } = await aHeldJob({ job_title: 'Buyer' });
    const answers = await Promise.all([release(id), release(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await listed()).toEqual([id]);
    expect((await server.send({ url: `view/jobs/${id}`, as: company })).json().job.held).toBeUndefined();
    expect(await waiting()).toEqual([]);
    expect(await notificationsTo(company)).toMatchObject([
      { title: 'Your job was released', href: `/dashboard/jobs/${id}` },
    ]);
    expect(await subjectsTo(company)).toEqual(['Your job was released']);
    expect(await auditOf(id)).toEqual([
      ['job.released', 'admin', 'They caught up.'],
      ['job.held', 'organization', null],
      ['job.posted', 'organization', null],
    ]);
  });

  it('is released without a reason by an admin area that asks for none', async () => {
    const { id } = await aHeldJob();
    expect((await server.send({ method: 'PUT', url: `release-job/${id}`, as: admin })).statusCode).toBe(200);
    expect((await auditOf(id))[0]).toEqual(['job.released', 'admin', null]);
  });

  it('is taken down by a refusal, with a reason that its company reads, and may be restored', async () => {
    const { id } = await aHeldJob();
    expect((await refuse(id, '')).statusCode).toBe(422);
    for (const _ of [1, 2]) expect((await refuse(id)).statusCode).toBe(200);
    const { jobs } = (await own('?status=Closed')).json();
    expect(jobs).toMatchObject([{ id, taken_down: { reason: 'Reply first.' } }]);
    expect(await notificationsTo(company)).toMatchObject([
      { message: expect.stringContaining('Reason: Reply first.') },
    ]);
    expect(await subjectsTo(company)).toEqual(['Your job was not released']);
    expect((await auditOf(id))[0]).toEqual(['job.refused', 'admin', 'Reply first.']);
    expect((await release(id)).statusCode).toBe(409);
    await server.send({ method: 'PUT', url: `restore-job/${id}`, as: admin });
    expect(await listed()).toEqual([id]);
  });

  it('is decided on once, where two admins decide at the same time', async () => {
    const { id } = await aHeldJob();
    const answers = await Promise.all([release(id), refuse(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await notificationsTo(company)).toHaveLength(1);
  });

  it('is counted with the companies that wait for an admin', async () => {
    const before = await countPendingReviews(server.context.db);
    await aHeldJob();
    expect(await countPendingReviews(server.context.db)).toEqual({ ...before, held_jobs: (before.held_jobs ?? 0) + 1 });
  });
});
