import type { SignedIn } from '../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

describe('admin: suspension of an organization', () => {
  let server: TestServerWithEmail;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await startServerWithEmail();
    admin = await server.signIn('admin');
  });
  afterAll(() => server.stop());

  const reason = 'It asked applicants for money.';
  const put = (url: string, body: object = {}, as = admin) => server.send({ method: 'PUT', url, as, body });
  const suspend = (organization: SignedIn, why = reason, as = admin) =>
    put(`suspend-organization/${organization.role_specific_id}`, { reason: why }, as);
  const restore = (organization: SignedIn) => put(`restore-organization/${organization.role_specific_id}`);
  const listEmailSubjects = async (who: SignedIn) => {
    await server.sendDueEmails();
    // Emails that are sent together arrive in any order.
    return server
      .listEmailsTo(who)
      .map(({ subject }) => subject)
      .sort();
  };

  it('closes the site to the organization with the reason and hides its jobs when it is suspended', async () => {
    const organization = await server.signIn('organization', { company_name: 'Marina Works' });
    const job = await server.aJob({ org_id: organization.role_specific_id });
    expect((await suspend(organization)).json().organization).toMatchObject({
      ...{ verified: 0, verification_status: 'rejected', reason, suspended_at: expect.any(String) },
    });

    expect((await server.send({ url: `view/jobs/${job.id}` })).statusCode).toBe(404);
    expect((await server.send({ url: 'jobs?company=Marina+Works' })).json().jobs.total).toBe(0);
    const next = await server.send({ url: 'jobs/organization', as: organization });
    expect(next.json()).toMatchObject({ code: 'organization_rejected', error: 'Your company is suspended.', reason });
    const { email, password } = organization;
    const login = await server.send({ method: 'POST', url: 'login', body: { email, password } });
    expect([login.statusCode, login.json()]).toMatchObject([403, { error: 'Your company is suspended.', reason }]);
    const session = await server.send({ url: 'session', as: organization });
    expect(session.json()).toMatchObject({ verification_status: 'rejected', suspended: true, reason });
    expect(await listEmailSubjects(organization)).toEqual(['Your company is suspended']);
  });

  it('opens the site and shows its jobs again when it is restored', async () => {
    const organization = await server.signIn('organization');
    const job = await server.aJob({ org_id: organization.role_specific_id });
    await suspend(organization);
    for (const _ of [1, 2])
      expect((await restore(organization)).json().organization).toMatchObject({ verified: 1, reason: null });
    expect((await server.send({ url: `view/jobs/${job.id}` })).statusCode).toBe(200);
    expect((await server.send({ url: 'session', as: organization })).json().suspended).toBeUndefined();
    expect(await listEmailSubjects(organization)).toEqual(['Your company is open again', 'Your company is suspended']);
    const log = await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject_id', '=', String(organization.role_specific_id))
      .where('subject', '=', 'organization')
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { action: 'organization.registered', detail: null },
      { action: 'organization.suspended', detail: { reason } },
      { action: 'organization.restored', detail: { reason } },
    ]);
  });

  it('can be decided as usual when the suspended organization requests another review', async () => {
    const organization = await server.signIn('organization');
    const { role_specific_id: id } = organization;
    await suspend(organization);
    const profile = { company_name: 'Marina Works', company_state: 'Lagos', company_street_address: '2 Ring Road' };
    const contact = { phone: '08030000000', company_cac_number: 'RC 77', interview_link: null };
    await put(`organization/${id}/resubmit`, { ...profile, ...contact, note: 'We stopped it.' }, organization);
    const loadDetails = async () =>
      (await server.send({ url: `organization/${id}/details`, as: admin })).json().organization;
    expect(await loadDetails()).toMatchObject({
      verification_status: 'pending',
      suspended_at: expect.any(String),
      reason,
    });
    expect((await restore(organization)).statusCode).toBe(409);
    await put(`reject-organization/${id}`, { reason: 'Not enough.' });
    expect(await loadDetails()).toMatchObject({ verification_status: 'rejected', suspended_at: null });
    await put(`verify-organization/${id}`);
    expect(await loadDetails()).toMatchObject({ verified: 1, suspended_at: null });
  });

  it('refuses when the organization is not verified, is unknown, or was suspended by another admin', async () => {
    const [organization, waiting] = [await server.signIn('organization'), await server.signIn('pending')];
    const other = await server.signIn('admin');
    expect((await suspend(waiting)).json()).toMatchObject({ error: 'Only an approved company can be suspended.' });
    const twice = await Promise.all([suspend(organization), suspend(organization)]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const late = await suspend(organization, 'Spam.', other);
    expect([late.statusCode, late.json().error]).toEqual([409, 'This account was suspended meanwhile.']);
    expect(await listEmailSubjects(organization)).toHaveLength(1);
    const rejected = await server.signIn('rejected');
    expect((await restore(rejected)).json()).toMatchObject({ error: 'This company is not suspended any more.' });
    expect((await put('suspend-organization/999999', { reason })).statusCode).toBe(404);
  });

  it('GET /organization/{id}/details returns a page of each table and the totals', async () => {
    const organization = await server.signIn('organization');
    const { role_specific_id: org_id } = organization;
    const jobs = [await server.aJob({ org_id, job_title: 'Cook' }), await server.aJob({ org_id, job_title: 'Baker' })];
    for (const { id: job_id } of jobs) {
      const { id: application_id, user_id } = await server.anApplication({ job_id });
      const times = { starts_at: '2099-01-01', alt_1_starts_at: '2099-01-02', alt_2_starts_at: '2099-01-03' };
      await server.context.db
        .insertInto('interviews')
        .values({ ...times, application_id, job_id, user_id, org_id, time_zone: 'Africa/Lagos' })
        .execute();
    }
    const loadPages = async (query: string) =>
      (await server.send({ url: `organization/${org_id}/details?limit=1&${query}`, as: admin })).json().organization;

    expect(await loadPages('')).toMatchObject({
      totals: { jobs: 2, applications: 2, interviews: 2 },
      jobs: [{ job_title: 'Baker' }],
      applications: [{ job: { job_title: 'Baker' } }],
      interviews: [{ job_id: jobs[1]?.id }],
    });
    expect(await loadPages('jobs=2&applications=2&interviews=2')).toMatchObject({
      jobs: [{ job_title: 'Cook' }],
      applications: [{ job: { job_title: 'Cook' } }],
      interviews: [{ job_id: jobs[0]?.id }],
    });
    expect(await loadPages('applications=3')).toMatchObject({ jobs: [{ job_title: 'Baker' }], applications: [] });
  });
});
