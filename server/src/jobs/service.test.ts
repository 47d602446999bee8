import type { Job } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../testing';
import { createJobActions, today } from '../../testing/jobs';
import { addDays } from '../platform/time/days';

let server: TestServer;
let company: SignedIn;
let rival: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServer({ APP_ORIGIN: 'https://foothold.example' });
  company = await server.signIn('organization', { company_name: 'Marina Works' });
  rival = await server.signIn('organization', { company_name: 'Island Works' });
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const { aPostedJob, edit, toggle, remove, view, own, expire } = createJobActions(() => ({ server, company }));

const readAudit = (id: number) =>
  server.context.db
    .selectFrom('audit_log')
    .select(['action', 'actor_user_id', 'detail'])
    .where('subject', '=', 'job')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('PUT /jobs/{id}', () => {
  it('saves the changed fields', async () => {
    const job = await aPostedJob();
    const response = await edit(job.id, { job_title: 'Market Analyst', stipend: 0, q1: '' });
    expect(response.json()).toMatchObject({
      message: 'Job updated successfully',
      job: { job_title: 'Market Analyst', stipend: 0, amount: null, q1: null },
    });
  });

  it('is written down: what was changed, long texts shortened, also of a closed job', async () => {
    const job = await aPostedJob({ job_title: 'Analyst', job_description: 'Old. '.repeat(100) });
    await edit(job.id, { job_title: 'Analyst', job_description: 'New. '.repeat(100) });
    await edit(job.id, { job_title: 'Analyst', job_description: 'New. '.repeat(100) });
    await toggle(job.id, { status: 0 });
    await edit(job.id, { job_title: 'Auditor', job_description: 'New. '.repeat(100) });
    const [before, after] = ['Old. ', 'New. '].map((text) => `${text.repeat(40)}…`);
    expect(await readAudit(job.id)).toMatchObject([
      { action: 'job.posted', actor_user_id: company.user_id, detail: null },
      { action: 'job.changed', detail: { before: { job_description: before }, after: { job_description: after } } },
      { action: 'job.closed' },
      { action: 'job.changed', detail: { before: { job_title: 'Analyst' }, after: { job_title: 'Auditor' } } },
    ]);
  });

  it('accepts a past deadline when it is unchanged and rejects a new one', async () => {
    const job = await aPostedJob();
    await expire(job.id);
    expect((await edit(job.id, { deadline: addDays(today, -1) })).statusCode).toBe(200);
    expect((await edit(job.id, { deadline: addDays(today, -2) })).statusCode).toBe(422);
  });

  it('rejects an outdated revision and changes nothing', async () => {
    const job = await aPostedJob();
    const revision = async () => (await server.send({ url: `jobs/${job.id}/own`, as: company })).json().revision;
    const seen = await revision();
    expect((await edit(job.id, { revision: seen, job_title: 'First Window' })).statusCode).toBe(200);
    const second = await edit(job.id, { revision: seen, job_title: 'Second Window' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'outdated']);
    expect((await view(job.id)).json().job.job_title).toBe('First Window');
    expect((await edit(job.id, { revision: await revision(), job_title: 'Second Window' })).statusCode).toBe(200);
    expect((await edit(job.id, { job_title: 'A client without' })).statusCode).toBe(200);
  });

  it('accepts exactly one of several simultaneous changes', async () => {
    const job = await aPostedJob();
    const { revision } = (await server.send({ url: `jobs/${job.id}/own`, as: company })).json();
    const responses = await Promise.all(['A', 'B', 'C'].map((job_title) => edit(job.id, { revision, job_title })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const winner = responses.find(({ statusCode }) => statusCode === 200)?.json().job.job_title;
    expect((await view(job.id)).json().job.job_title).toBe(winner);
  });

  it('rejects the revision when the job was closed since', async () => {
    const job = await aPostedJob();
    const { revision } = (await server.send({ url: `jobs/${job.id}/own`, as: company })).json();
    await toggle(job.id, { status: 0 });
    expect((await edit(job.id, { revision })).json()).toMatchObject({ code: 'outdated' });
  });

  it('responds with 404 when the job is of another company', async () => {
    const job = await aPostedJob();
    expect((await edit(job.id, {}, rival)).statusCode).toBe(404);
    expect((await toggle(job.id, { status: 0 }, rival)).statusCode).toBe(404);
    expect((await remove(job.id, rival)).statusCode).toBe(404);
    expect((await edit(999_999, {})).statusCode).toBe(404);
  });
});

describe('PUT /closeORopenJOB/{jobId}/toggle-status', () => {
  it('sets the status and logs the change once when repeated', async () => {
    const job = await aPostedJob();
    for (const [status, message] of [
      [0, 'Job closed successfully'],
      [0, 'Job closed successfully'],
      [1, 'Job activated successfully'],
      [1, 'Job activated successfully'],
    ] as const) {
      expect((await toggle(job.id, { status })).json()).toMatchObject({ message, job: { status } });
    }
    const log = await readAudit(job.id);
    expect(log.map(({ action }) => action)).toEqual(['job.posted', 'job.closed', 'job.opened']);
    expect(log[1]?.actor_user_id).toBe(company.user_id);
  });

  it('requires a new deadline when the job has expired', async () => {
    const job = await aPostedJob();
    await expire(job.id);
    expect((await toggle(job.id, { status: 1 })).json()).toMatchObject({ code: 'deadline_required' });
    const past = await toggle(job.id, { status: 1, deadline: addDays(today, -1) });
    expect(past.json()).toMatchObject({
      code: 'deadline_required',
      fields: { deadline: 'Deadline cannot be in the past.' },
    });
    const renewed = await toggle(job.id, { status: 1, deadline: today });
    expect(renewed.json().job).toMatchObject({ display_status: 'Active', days_left: 0 });
  });
});

describe('DELETE /jobs/{jobId}', () => {
  const listNotifications = async (who: SignedIn) =>
    (await server.send({ url: `view_notifications/${who.user_id}`, as: who })).json().notifications;

  it('hides the job everywhere and notifies undecided applicants', async () => {
    const job = await aPostedJob({ job_title: 'Gone Tomorrow' });
    const [waiting, refused] = [await server.signIn('student'), await server.signIn('student')];
    await server.anApplication({ job_id: job.id, user_id: waiting.user_id, status: 'Viewed' });
    await server.anApplication({ job_id: job.id, user_id: refused.user_id, status: 'Rejected' });

    expect((await remove(job.id)).json()).toEqual({ message: 'Job deleted successfully' });
    for (const who of [undefined, waiting, company, admin]) expect((await view(job.id, who)).statusCode).toBe(404);
    expect((await own('', company)).json().jobs.map(({ id }: Job) => id)).not.toContain(job.id);
    expect(await listNotifications(waiting)).toMatchObject([
      { message: 'Gone Tomorrow at Marina Works is no longer offered.' },
    ]);
    expect(await listNotifications(refused)).toEqual([]);
    expect((await remove(job.id)).statusCode).toBe(404);
  });

  it('notifies the company of the reason and logs it when an admin deletes the job', async () => {
    const job = await aPostedJob({ job_title: 'Send Money First' }, rival);
    expect((await remove(job.id, admin, { reason: 'It asks applicants for money.' })).statusCode).toBe(200);
    expect((await listNotifications(rival))[0]).toMatchObject({
      title: 'Your job was taken down',
      message: 'Send Money First was taken down by Foothold. Reason: It asks applicants for money.',
    });
    const [entry] = await server.context.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'job.taken_down')
      .where('subject_id', '=', String(job.id))
      .execute();
    expect(entry).toMatchObject({ actor_user_id: admin.user_id, detail: { reason: 'It asks applicants for money.' } });
  });

  it('succeeds once and notifies each applicant once when several delete it at once', async () => {
    const job = await aPostedJob();
    const student = await server.signIn('student');
    await server.anApplication({ job_id: job.id, user_id: student.user_id });
    const responses = await Promise.all([remove(job.id), remove(job.id, admin), remove(job.id)]);
    // After an admin the others get a conflict; after the company they find no job.
    const [first, ...late] = responses.map(({ statusCode }) => statusCode).sort();
    expect([first, late]).toEqual([200, responses[1]?.statusCode === 200 ? [409, 409] : [404, 404]]);
    expect(await listNotifications(student)).toHaveLength(1);
  });
});
