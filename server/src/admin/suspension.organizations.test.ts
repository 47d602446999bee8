import type { SignedIn } from '../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

let server: TestServerWithEmail;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const reason = 'It asked applicants for money.';
const put = (url: string, body: object = {}, as = admin) => server.send({ method: 'PUT', url, as, body });
const suspend = (company: SignedIn, why = reason, as = admin) =>
  put(`suspend-organization/${company.role_specific_id}`, { reason: why }, as);
const restore = (company: SignedIn) => put(`restore-organization/${company.role_specific_id}`);
const subjectsTo = async (who: SignedIn) => {
  await server.sendDueEmails();
  // Those that leave together arrive in any order.
  return server
    .listEmailsTo(who)
    .map(({ subject }) => subject)
    .sort();
};

it('closes the site to the company, hides its jobs, and tells it why', async () => {
  const works = await server.signIn('organization', { company_name: 'Marina Works' });
  const job = await server.aJob({ org_id: works.role_specific_id });
  expect((await suspend(works)).json().organization).toMatchObject({
    ...{ verified: 0, verification_status: 'rejected', reason, suspended_at: expect.any(String) },
  });

  expect((await server.send({ url: `view/jobs/${job.id}` })).statusCode).toBe(404);
  expect((await server.send({ url: 'jobs?company=Marina+Works' })).json().jobs.total).toBe(0);
  const next = await server.send({ url: 'jobs/organization', as: works });
  expect(next.json()).toMatchObject({ code: 'organization_rejected', error: 'Your company is suspended.', reason });
  const { email, password } = works;
  const login = await server.send({ method: 'POST', url: 'login', body: { email, password } });
  expect([login.statusCode, login.json()]).toMatchObject([403, { error: 'Your company is suspended.', reason }]);
  const own = await server.send({ url: 'session', as: works });
  expect(own.json()).toMatchObject({ verification_status: 'rejected', suspended: true, reason });
  expect(await subjectsTo(works)).toEqual(['Your company is suspended']);
});

it('opens it again with all its jobs', async () => {
  const works = await server.signIn('organization');
  const job = await server.aJob({ org_id: works.role_specific_id });
  await suspend(works);
  for (const _ of [1, 2])
    expect((await restore(works)).json().organization).toMatchObject({ verified: 1, reason: null });
  expect((await server.send({ url: `view/jobs/${job.id}` })).statusCode).toBe(200);
  expect((await server.send({ url: 'session', as: works })).json().suspended).toBeUndefined();
  expect(await subjectsTo(works)).toEqual(['Your company is open again', 'Your company is suspended']);
  const log = await server.context.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('subject_id', '=', String(works.role_specific_id))
    .where('subject', '=', 'organization')
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'organization.suspended', detail: { reason } },
    { action: 'organization.restored', detail: { reason } },
  ]);
});

it('lets it ask for another review, in which accepting and rejecting decide as usual', async () => {
  const works = await server.signIn('organization');
  const { role_specific_id: id } = works;
  await suspend(works);
  const facts = { company_name: 'Marina Works', company_state: 'Lagos', company_street_address: '2 Ring Road' };
  const more = { phone: '08030000000', company_cac_number: 'RC 77', interview_link: null };
  await put(`organization/${id}/resubmit`, { ...facts, ...more, note: 'We stopped it.' }, works);
  const found = async () => (await server.send({ url: `organization/${id}/details`, as: admin })).json().organization;
  expect(await found()).toMatchObject({ verification_status: 'pending', suspended_at: expect.any(String), reason });
  expect((await restore(works)).statusCode).toBe(409);
  await put(`reject-organization/${id}`, { reason: 'Not enough.' });
  expect(await found()).toMatchObject({ verification_status: 'rejected', suspended_at: null });
  await put(`verify-organization/${id}`);
  expect(await found()).toMatchObject({ verified: 1, suspended_at: null });
});

it('is for approved companies, once, and by one admin', async () => {
  const [works, waiting] = [await server.signIn('organization'), await server.signIn('pending')];
  const other = await server.signIn('admin');
  expect((await suspend(waiting)).json()).toMatchObject({ error: 'Only an approved company can be suspended.' });
  const twice = await Promise.all([suspend(works), suspend(works)]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const late = await suspend(works, 'Spam.', other);
  expect([late.statusCode, late.json().error]).toEqual([409, 'This account was suspended meanwhile.']);
  expect(await subjectsTo(works)).toHaveLength(1);
  const rejected = await server.signIn('rejected');
  expect((await restore(rejected)).json()).toMatchObject({ error: 'This company is not suspended any more.' });
  expect((await put('suspend-organization/999999', { reason })).statusCode).toBe(404);
});

it('shows its tables a page at a time, and how long they are', async () => {
  const works = await server.signIn('organization');
  const { role_specific_id: org_id } = works;
  const jobs = [await server.aJob({ org_id, job_title: 'Cook' }), await server.aJob({ org_id, job_title: 'Baker' })];
  for (const { id: job_id } of jobs) {
    const { id: application_id, user_id } = await server.anApplication({ job_id });
    const times = { starts_at: '2099-01-01', alt_1_starts_at: '2099-01-02', alt_2_starts_at: '2099-01-03' };
    await server.context.db
      .insertInto('interviews')
      .values({ ...times, application_id, job_id, user_id, org_id, time_zone: 'Africa/Lagos' })
      .execute();
  }
  const pages = async (query: string) =>
    (await server.send({ url: `organization/${org_id}/details?limit=1&${query}`, as: admin })).json().organization;

  expect(await pages('')).toMatchObject({
    totals: { jobs: 2, applications: 2, interviews: 2 },
    jobs: [{ job_title: 'Baker' }],
    applications: [{ job: { job_title: 'Baker' } }],
    interviews: [{ job_id: jobs[1]?.id }],
  });
  expect(await pages('jobs=2&applications=2&interviews=2')).toMatchObject({
    jobs: [{ job_title: 'Cook' }],
    applications: [{ job: { job_title: 'Cook' } }],
    interviews: [{ job_id: jobs[0]?.id }],
  });
  expect(await pages('applications=3')).toMatchObject({ jobs: [{ job_title: 'Baker' }], applications: [] });
});
