import { type SignedIn, startServer, type TestServer } from '../../testing';
import { createJobActions, today } from '../../testing/jobs';
import { addDays } from '../platform/time/days';

let server: TestServer;
let company: SignedIn;
let rival: SignedIn;
let ada: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServer({ APP_ORIGIN: 'https://foothold.example' });
  company = await server.signIn('organization', { company_name: 'Marina Works' });
  rival = await server.signIn('organization', { company_name: 'Island Works' });
  ada = await server.signIn('student');
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const { post, aPostedJob, toggle, view, expire } = createJobActions(() => ({ server, company }));

describe('POST /jobs', () => {
  it('creates an open job of the caller’s company with its share link', async () => {
    expect((await post({ org_id: rival.role_specific_id })).statusCode).toBe(404);
    const response = await post({ org_id: company.role_specific_id });
    expect(response.statusCode).toBe(201);
    const { job, message } = response.json();
    expect(message).toBe('Job Created Successfully!');
    expect(job).toMatchObject({
      org_id: company.role_specific_id,
      company_name: 'Marina Works',
      display_status: 'Active',
      days_left: 10,
      application_count: 0,
      sharelink: `https://foothold.example/viewjob/oja-analyst/${job.id}`,
    });
  });

  it('stores neither currency nor amount when the job is unpaid', async () => {
    expect(await aPostedJob({ stipend: 0 })).toMatchObject({ stipend: 0, currency: null, amount: null });
    expect(await aPostedJob({ stipend: null })).toMatchObject({ stipend: 0, currency: null, amount: null });
  });

  it('accepts today as deadline and rejects yesterday', async () => {
    expect((await post({ deadline: today })).statusCode).toBe(201);
    const refused = await post({ deadline: addDays(today, -1) });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({ deadline: 'Deadline cannot be in the past.' });
  });
});

describe('GET /view/jobs/{id}', () => {
  it('shows an open job to anybody, and applications only to applicants themselves and the owner', async () => {
    const job = await aPostedJob();
    await server.anApplication({ job_id: job.id, user_id: ada.user_id });
    await server.anApplication({ job_id: job.id });

    expect((await view(job.id)).json().job).toMatchObject({
      application: [],
      applied_user_ids: [],
      application_count: null,
    });
    expect((await view(job.id, ada)).json().job).toMatchObject({ application: [ada.user_id], application_count: null });
    expect((await view(job.id, rival)).json().job.application_count).toBeNull();
    expect((await view(job.id, company)).json().job).toMatchObject({ application: [], application_count: 2 });
  });

  it('shows a closed job only to its company, its applicants and admins', async () => {
    const job = await aPostedJob();
    await server.anApplication({ job_id: job.id, user_id: ada.user_id });
    await toggle(job.id, { status: 0 });
    const statuses = await Promise.all(
      [undefined, rival, await server.signIn('student'), ada, company, admin].map(
        async (who) => (await view(job.id, who)).statusCode,
      ),
    );
    expect(statuses).toEqual([404, 404, 404, 200, 200, 200]);
    expect((await server.send({ url: `jobs/title/oja-analyst/${job.id}`, as: company })).statusCode).toBe(404);
  });

  it('says to its company when it closed the job, until it opens the job again', async () => {
    const job = await aPostedJob();
    await server.anApplication({ job_id: job.id, user_id: ada.user_id });
    await toggle(job.id, { status: 0 });
    const readClosedAt = async (who: SignedIn) => (await view(job.id, who)).json().job.closed_at;
    expect(await readClosedAt(company)).toMatch(/Z$/);
    expect(await readClosedAt(ada)).toBeUndefined();
    await toggle(job.id, { status: 1 });
    expect(await readClosedAt(company)).toBeUndefined();
  });

  it('shows a job as expired when its deadline has passed', async () => {
    const job = await aPostedJob();
    await expire(job.id);
    const shown = await server.send({ url: `jobs/title/some-old-title/${job.id}` });
    expect(shown.json().job).toMatchObject({ display_status: 'Expired', days_left: -1 });
  });

  it('shows a job of an unverified company only to that company and admins', async () => {
    const pending = await server.signIn('pending');
    const job = await server.aJob({ org_id: pending.role_specific_id });
    await server.anApplication({ job_id: job.id, user_id: ada.user_id });
    const statuses = await Promise.all(
      [undefined, ada, rival, pending, admin].map(async (who) => (await view(job.id, who)).statusCode),
    );
    expect(statuses).toEqual([404, 404, 404, 200, 200]);
    const { jobs } = (await server.send({ url: `jobs?company=${encodeURIComponent(pending.name)}` })).json();
    expect(jobs).toMatchObject({ data: [], total: 0, next_cursor: null });
  });

  it('shows a job of a suspended company to admins only', async () => {
    const suspended = await server.signIn('organization');
    const job = await server.aJob({ org_id: suspended.role_specific_id });
    const reason = 'It asks applicants for money.';
    const url = `suspend-organization/${suspended.role_specific_id}`;
    await server.send({ method: 'PUT', url, as: admin, body: { reason } });
    const statuses = await Promise.all([suspended, admin].map(async (who) => (await view(job.id, who)).statusCode));
    expect(statuses).toEqual([404, 200]);
  });
});
