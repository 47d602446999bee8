import type { SignedIn } from '../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

let server: TestServerWithEmail;
let admin: SignedIn;
let company: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
  admin = await server.signIn('admin');
});
beforeEach(async () => {
  company = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

const reason = 'The advert asks for a fee.';
const takeDown = (id: number, why = reason, as = admin) =>
  server.send({ method: 'DELETE', url: `jobs/${id}`, as, body: { reason: why } });
const restore = (id: number) => server.send({ method: 'PUT', url: `restore-job/${id}`, as: admin });
const aPostedJob = () => server.aJob({ org_id: company.role_specific_id, job_title: 'Analyst' });
const ownJobs = async () => (await server.send({ url: 'jobs/organization', as: company })).json();
const subjectsTo = async (who: SignedIn) => {
  await server.sendDueEmails();
  return server.listEmailsTo(who).map(({ subject }) => subject);
};

describe('jobs taken down by an admin', () => {
  it('shows the job as closed with the reason to its company and admins only', async () => {
    const job = await aPostedJob();
    await takeDown(job.id);
    expect(await ownJobs()).toMatchObject({
      counts: { Active: 0, Closed: 1, Expired: 0 },
      jobs: [{ id: job.id, display_status: 'Closed', taken_down: { at: expect.any(String), reason } }],
    });
    for (const as of [company, admin])
      expect((await server.send({ url: `view/jobs/${job.id}`, as })).json().job.taken_down).toMatchObject({ reason });
    for (const as of [undefined, await server.signIn('student'), await server.signIn('organization')])
      expect((await server.send({ url: `view/jobs/${job.id}`, as })).statusCode).toBe(404);
  });

  it('rejects changes by its company', async () => {
    const job = await aPostedJob();
    await takeDown(job.id);
    const responses = [
      await server.send({
        ...{ method: 'PUT', url: `closeORopenJOB/${job.id}/toggle-status`, as: company },
        body: { status: 1, deadline: '2099-01-01' },
      }),
      await takeDown(job.id, reason, company),
    ];
    for (const response of responses) {
      expect(response.statusCode).toBe(409);
      expect(response.json().error).toBe(
        'Foothold has taken this job down. It cannot be changed until it is restored.',
      );
    }
  });

  it('notifies company and undecided applicants when the job is restored', async () => {
    const job = await aPostedJob();
    const student = await server.signIn('student');
    await server.anApplication({ job_id: job.id, user_id: student.user_id });
    await takeDown(job.id);
    expect(await subjectsTo(company)).toEqual(['Your job was taken down']);

    for (const _ of [1, 2]) expect((await restore(job.id)).json()).toEqual({ message: 'Job restored successfully' });
    expect((await server.send({ url: `view/jobs/${job.id}` })).json().job).toMatchObject({ display_status: 'Active' });
    expect((await ownJobs()).jobs[0].taken_down).toBeUndefined();
    expect(await subjectsTo(company)).toEqual(['Your job was taken down', 'Your job was restored']);
    const { notifications } = (await server.send({ url: `view_notifications/${student.user_id}`, as: student })).json();
    expect(notifications.map(({ message }: { message: string }) => message)).toEqual([
      'Analyst at Marina Works is offered again. Your application stands.',
      'Analyst at Marina Works is no longer offered.',
    ]);
  });

  it('sends no email when the job was restored before the email was sent', async () => {
    const job = await aPostedJob();
    const { user_id } = await server.anApplication({ job_id: job.id });
    await takeDown(job.id);
    await restore(job.id);
    expect(await subjectsTo(company)).toEqual([]);
    const { email } = await server.context.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow();
    expect(server.listEmailsTo({ email })).toEqual([]);
  });

  it('keeps the application drafts of students when the job is restored', async () => {
    const job = await aPostedJob();
    const student = await server.signIn('student');
    await server.send({ method: 'PUT', url: `jobs/${job.id}/draft`, as: student, body: { cover_letter: 'Good day.' } });
    await takeDown(job.id);
    await restore(job.id);
    const draft = await server.send({ url: `jobs/${job.id}/draft`, as: student });
    expect(draft.json().draft).toMatchObject({ cover_letter: 'Good day.' });
  });

  it('changes nothing when repeated, and responds with a conflict to another admin', async () => {
    const job = await aPostedJob();
    const responses = await Promise.all([takeDown(job.id), takeDown(job.id)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const late = await takeDown(job.id, 'Spam.', await server.signIn('admin'));
    expect([late.statusCode, late.json().error]).toEqual([409, 'This job was taken down meanwhile.']);
    expect(await subjectsTo(company)).toHaveLength(1);
  });

  it('does not restore a job that its company has deleted', async () => {
    const job = await aPostedJob();
    await takeDown(job.id, '', company);
    expect((await restore(job.id)).statusCode).toBe(404);
  });
});
