import { type SignedIn, startServer, type TestServer } from '../../testing';

describe('admin: organizations and their verification', () => {
  let server: TestServer;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    admin = await server.signIn('admin');
  });
  afterAll(() => server.stop());

  const get = async (url: string) => (await server.send({ url, as: admin })).json();
  const decide = (verb: 'verify' | 'reject', id: number, body: object = {}) =>
    server.send({
      ...{ method: 'PUT', url: `${verb}-organization/${id}`, as: admin },
      body: verb === 'reject' ? { reason: 'Unclear.', ...body } : body,
    });
  const listAuditEntries = (id: number) =>
    server.context.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id', 'request_id', 'detail'])
      .where('subject', '=', 'organization')
      .where('subject_id', '=', String(id))
      .where('action', '!=', 'organization.registered')
      .orderBy('id')
      .execute();
  const listNotifications = async (who: SignedIn) =>
    (await server.send({ url: `view_notifications/${who.user_id}`, as: who })).json().notifications;

  describe('GET /all_orgs_admin_View and /all_students', () => {
    it('lists pending organizations first, the longest waiting on top, with the platform’s counts', async () => {
      const names = ['Verified A', 'Verified B'];
      for (const company_name of names) await server.signIn('organization', { company_name });
      await server.signIn('pending', { company_name: 'First in line' });
      await server.signIn('pending', { company_name: 'Second in line' });
      await server.anApplication();

      const { organizations, ...rest } = await get('all_orgs_admin_View');
      expect(
        organizations.map((row: { organization: { company_name: string } }) => row.organization.company_name),
      ).toEqual(['First in line', 'Second in line', expect.any(String), 'Verified B', 'Verified A']);
      expect(organizations[0]).toMatchObject({
        id: organizations[0].organization.id,
        email: expect.stringContaining('@'),
      });
      expect(rest).toEqual({
        analytics: { total_students: 1, total_organizations: 5, total_jobs: 1, total_applications: 1 },
        ...{ pending: 2, total: 5, renamings: 0, slowed_guesses: 0, undelivered_emails: 0, next_page: null },
        ...{ waiting_documents: 0, unscannable_documents: 0, held_jobs: 0, reports: 0 },
      });

      const second = await get('all_orgs_admin_View?page=2&limit=2');
      expect(second).toMatchObject({ total: 5, next_page: 3 });
      expect(second.organizations).toHaveLength(2);
      expect(await get('all_orgs_admin_View?page=3&limit=2')).toMatchObject({ next_page: null });
    });

    it('lists students newest first when no sort is given', async () => {
      const bola = await server.signIn('student', { full_name: 'Bola Ade' });
      const { students, total } = await get('all_students?limit=1');
      expect(students).toMatchObject([
        { id: bola.user_id, email: bola.email, student: { full_name: 'Bola Ade', sex: 'Female' } },
      ]);
      expect(total).toBeGreaterThan(1);
    });
  });

  it('shows an organization with its jobs, applications and interviews, and responds with 404 when there is none', async () => {
    const organization = await server.signIn('organization', { company_name: 'Marina Works' });
    const ada = await server.signIn('student', { full_name: 'Ada Obi' });
    const job = await server.aJob({ org_id: organization.role_specific_id });
    const application = await server.anApplication({ job_id: job.id, user_id: ada.user_id });
    await server.send({
      method: 'POST',
      url: 'interviews/schedule',
      as: organization,
      body: {
        ...{ application_id: application.id, date: '2099-01-01 10:00' },
        ...{ alt_date_1: '2099-01-02 10:00', alt_date_2: '2099-01-03 10:00' },
      },
    });

    const { organization: details } = await get(`organization/${organization.role_specific_id}/details`);
    expect(details).toMatchObject({
      company_name: 'Marina Works',
      user: { email: organization.email },
      jobs: [{ id: job.id, application_count: 1 }],
      applications: [
        { id: application.id, student_name: 'Ada Obi', student_phone: '+2348012345678', status: 'Interview' },
      ],
      interviews: [{ date: '2099-01-01 10:00', student_name: 'Ada Obi', student_email: ada.email }],
    });
    expect((await server.send({ url: 'organization/999999/details', as: admin })).statusCode).toBe(404);
  });

  describe('PUT /verify-organization and /reject-organization', () => {
    it('opens the site to an organization and notifies it when it is verified', async () => {
      const organization = await server.signIn('pending');
      const jobs = () => server.send({ url: 'jobs/organization', as: organization });
      expect((await jobs()).json()).toMatchObject({ code: 'organization_unverified' });

      const response = await decide('verify', organization.role_specific_id);
      expect(response.json().organization).toMatchObject({ verified: 1, verification_status: 'verified' });
      expect((await jobs()).statusCode).toBe(200);
      expect(await listNotifications(organization)).toMatchObject([
        { title: 'Your company is approved', href: '/dashboard/jobs' },
      ]);
    });

    it('closes the site to an organization with the reason when it is rejected', async () => {
      const organization = await server.signIn('organization');
      const job = await server.aJob({ org_id: organization.role_specific_id });
      await decide('reject', organization.role_specific_id, { reason: 'The CAC number is not yours.' });

      const next = await server.send({ url: 'jobs/organization', as: organization });
      expect(next.statusCode).toBe(403);
      expect(next.json()).toMatchObject({ code: 'organization_rejected', reason: 'The CAC number is not yours.' });
      expect((await server.send({ url: `view/jobs/${job.id}` })).statusCode).toBe(404);
      const login = await server.send({
        method: 'POST',
        url: 'login',
        body: { email: organization.email, password: organization.password },
      });
      expect(login.json()).toMatchObject({ code: 'organization_rejected', reason: 'The CAC number is not yours.' });
    });

    it.each([[{}], [{ reason: ' ' }]])('refuses to reject an organization when the body is %j', async (body) => {
      const organization = await server.signIn('pending');
      const url = `reject-organization/${organization.role_specific_id}`;
      const refused = await server.send({ method: 'PUT', url, as: admin, body });
      expect([refused.statusCode, refused.json()]).toMatchObject([
        422,
        { fields: { reason: 'A reason is required.' } },
      ]);
      expect(await listAuditEntries(organization.role_specific_id)).toEqual([]);
    });

    it('decides, notifies and logs once when the same decision is sent several times at once', async () => {
      const organization = await server.signIn('pending');
      const id = organization.role_specific_id;
      const responses = await Promise.all([decide('verify', id), decide('verify', id), decide('verify', id)]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await listNotifications(organization)).toHaveLength(1);
      expect(await listAuditEntries(id)).toEqual([
        {
          ...{ action: 'organization.verified', actor_user_id: admin.user_id },
          ...{ request_id: expect.any(String), detail: { from: 'pending', reason: null } },
        },
      ]);
    });

    it('logs both decisions when a rejected organization is verified', async () => {
      const organization = await server.signIn('pending');
      const id = organization.role_specific_id;
      await decide('reject', id, { reason: 'Unclear.' });
      expect((await decide('verify', id)).json().organization).toMatchObject({ verified: 1, reason: null });
      expect((await listAuditEntries(id)).map(({ action }) => action)).toEqual([
        'organization.rejected',
        'organization.verified',
      ]);
    });

    const profile = {
      ...{ company_name: 'Marina Works', company_state: 'Lagos', company_street_address: '2 Ring Road' },
      ...{ phone: '08030000000', company_cac_number: 'RC 77', interview_link: null },
    };
    const change = (as: SignedIn, changes: object = {}) =>
      server.send({
        method: 'PUT',
        url: `organization/${as.role_specific_id}/update`,
        as,
        body: { ...profile, ...changes },
      });
    const loadRevision = async ({ role_specific_id }: SignedIn): Promise<string> =>
      (await get(`organization/${role_specific_id}/details`)).organization.revision;

    it.each(['verify', 'reject'] as const)(
      'responds with 409 to %s when the organization has changed since the admin saw it',
      async (verb) => {
        const organization = await server.signIn('pending');
        const seen = await loadRevision(organization);
        await change(organization, { company_name: 'Another company' });

        const refused = await decide(verb, organization.role_specific_id, { seen });
        expect([refused.statusCode, refused.json()]).toMatchObject([
          409,
          { code: 'not_possible_now', error: 'The company changed its details. Look again, then decide.' },
        ]);
        expect(await listNotifications(organization)).toEqual([]);
        expect(
          (await decide(verb, organization.role_specific_id, { seen: await loadRevision(organization) })).statusCode,
        ).toBe(200);
      },
    );

    it('responds with 409 when the organization has requested another review since the admin saw it', async () => {
      const organization = await server.signIn('rejected');
      const seen = await loadRevision(organization);
      const url = `organization/${organization.role_specific_id}/resubmit`;
      await server.send({ method: 'PUT', url, as: organization, body: { ...profile, note: 'Look again.' } });
      expect((await decide('verify', organization.role_specific_id, { seen })).statusCode).toBe(409);
    });

    it('accepts the revision when nothing that the organization enters has changed', async () => {
      const organization = await server.signIn('pending');
      await change(organization);
      const seen = await loadRevision(organization);
      await change(organization);
      await server.aJob({ org_id: organization.role_specific_id });
      expect(await loadRevision(organization)).toBe(seen);
      expect((await decide('verify', organization.role_specific_id, { seen })).statusCode).toBe(200);
    });

    it.each([
      ['verify', 'reject', 'Another admin has verified this company meanwhile. Look again, then decide.'],
      ['reject', 'verify', 'Another admin has rejected this company meanwhile. Look again, then decide.'],
    ] as const)('after %s, responds with 409 to %s by an admin who has not seen that', async (first, second, error) => {
      const organization = await server.signIn('pending');
      const seen = await loadRevision(organization);
      expect((await decide(first, organization.role_specific_id, { seen })).statusCode).toBe(200);
      const opposite = await decide(second, organization.role_specific_id, { seen });
      expect([opposite.statusCode, opposite.json()]).toMatchObject([409, { code: 'not_possible_now', error }]);
      expect((await decide(first, organization.role_specific_id, { seen })).statusCode).toBe(200);
    });

    it('never verifies a name that the admin has not seen when a change and a decision are concurrent', async () => {
      for (let round = 0; round < 5; round += 1) {
        const organization = await server.signIn('pending');
        const seen = await loadRevision(organization);
        const [changed, decided] = await Promise.all([
          change(organization, { company_name: `Renamed ${round}` }),
          decide('verify', organization.role_specific_id, { seen }),
        ]);
        expect(changed.statusCode).toBe(200);
        const entries = (await listAuditEntries(organization.role_specific_id)).map(({ action }) => action);
        const entry = entries.find((action) => action !== 'organization.read');
        // Either the decision came first and was about the old name, or it was refused.
        expect(entry).toBe(decided.statusCode === 200 ? 'organization.verified' : 'organization.renamed');
        expect([200, 409]).toContain(decided.statusCode);
      }
    });

    it('responds with 404 when there is no such organization', async () => {
      expect((await decide('verify', 999_999)).statusCode).toBe(404);
    });
  });
});
