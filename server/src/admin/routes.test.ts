import { type SignedIn, startServer, type TestServer } from '../../testing';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const ask = async (url: string) => (await server.send({ url, as: admin })).json();
const decide = (verb: 'verify' | 'reject', id: number, body: object = {}) =>
  server.send({ method: 'PUT', url: `${verb}-organization/${id}`, as: admin, body });
const logOf = (id: number) =>
  server.context.db
    .selectFrom('audit_log')
    .select(['action', 'actor_user_id', 'request_id', 'detail'])
    .where('subject', '=', 'organization')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
const newsOf = async (who: SignedIn) =>
  (await server.send({ url: `view_notifications/${who.user_id}`, as: who })).json().notifications;

describe('the overview', () => {
  it('puts pending companies first, the longest waiting on top, and counts the platform', async () => {
    const names = ['Verified A', 'Verified B'];
    for (const company_name of names) await server.signIn('organization', { company_name });
    await server.signIn('pending', { company_name: 'First in line' });
    await server.signIn('pending', { company_name: 'Second in line' });
    await server.anApplication();

    const { organizations, ...rest } = await ask('all_orgs_admin_View');
    expect(
      organizations.map((row: { organization: { company_name: string } }) => row.organization.company_name),
    ).toEqual(['First in line', 'Second in line', expect.any(String), 'Verified B', 'Verified A']);
    expect(organizations[0]).toMatchObject({
      id: organizations[0].organization.id,
      email: expect.stringContaining('@'),
    });
    expect(rest).toEqual({
      analytics: { total_students: 1, total_organizations: 5, total_jobs: 1, total_applications: 1 },
      ...{ pending: 2, total: 5, next_page: null },
    });

    const second = await ask('all_orgs_admin_View?page=2&limit=2');
    expect(second).toMatchObject({ total: 5, next_page: 3 });
    expect(second.organizations).toHaveLength(2);
    expect(await ask('all_orgs_admin_View?page=3&limit=2')).toMatchObject({ next_page: null });
  });

  it('lists students, newest first', async () => {
    const bola = await server.signIn('student', { full_name: 'Bola Ade' });
    const { students, total } = await ask('all_students?limit=1');
    expect(students).toMatchObject([
      { id: bola.user_id, email: bola.email, student: { full_name: 'Bola Ade', sex: 'Female' } },
    ]);
    expect(total).toBeGreaterThan(1);
  });
});

it('shows one organization with its jobs, applications and interviews', async () => {
  const works = await server.signIn('organization', { company_name: 'Marina Works' });
  const ada = await server.signIn('student', { full_name: 'Ada Obi' });
  const job = await server.aJob({ org_id: works.role_specific_id });
  const application = await server.anApplication({ job_id: job.id, user_id: ada.user_id });
  await server.send({
    method: 'POST',
    url: 'interviews/schedule',
    as: works,
    body: {
      ...{ application_id: application.id, date: '2099-01-01 10:00' },
      ...{ alt_date_1: '2099-01-02 10:00', alt_date_2: '2099-01-03 10:00' },
    },
  });

  const { organization } = await ask(`organization/${works.role_specific_id}/details`);
  expect(organization).toMatchObject({
    company_name: 'Marina Works',
    user: { email: works.email },
    jobs: [{ id: job.id, application_count: 1 }],
    applications: [
      { id: application.id, student_name: 'Ada Obi', student_phone: '+2348012345678', status: 'Interview' },
    ],
    interviews: [{ date: '2099-01-01 10:00', student_name: 'Ada Obi', student_email: ada.email }],
  });
  expect((await server.send({ url: 'organization/999999/details', as: admin })).statusCode).toBe(404);
});

describe('deciding', () => {
  it('opens the site to a company at once, and tells it', async () => {
    const works = await server.signIn('pending');
    const jobs = () => server.send({ url: 'jobs/organization', as: works });
    expect((await jobs()).json()).toMatchObject({ code: 'organization_unverified' });

    const answer = await decide('verify', works.role_specific_id);
    expect(answer.json().organization).toMatchObject({ verified: 1, verification_status: 'verified' });
    expect((await jobs()).statusCode).toBe(200);
    expect(await newsOf(works)).toMatchObject([{ title: 'Your company is approved', href: '/dashboard/jobs' }]);
  });

  it('closes it to a rejected one, whose next call says why', async () => {
    const works = await server.signIn('organization');
    const job = await server.aJob({ org_id: works.role_specific_id });
    await decide('reject', works.role_specific_id, { reason: 'The CAC number is not yours.' });

    const next = await server.send({ url: 'jobs/organization', as: works });
    expect(next.statusCode).toBe(403);
    expect(next.json()).toMatchObject({ code: 'organization_rejected', reason: 'The CAC number is not yours.' });
    expect((await server.send({ url: `view/jobs/${job.id}` })).statusCode).toBe(404);
    const login = await server.send({
      method: 'POST',
      url: 'login',
      body: { email: works.email, password: works.password },
    });
    expect(login.json()).toMatchObject({ code: 'organization_rejected', reason: 'The CAC number is not yours.' });
  });

  it('changes nothing when it is said twice, even at once', async () => {
    const works = await server.signIn('pending');
    const id = works.role_specific_id;
    const answers = await Promise.all([decide('verify', id), decide('verify', id), decide('verify', id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await newsOf(works)).toHaveLength(1);
    expect(await logOf(id)).toEqual([
      {
        ...{ action: 'organization.verified', actor_user_id: admin.user_id },
        ...{ request_id: expect.any(String), detail: { from: 'pending', reason: null } },
      },
    ]);
  });

  it('can be changed, and the log keeps both', async () => {
    const works = await server.signIn('pending');
    const id = works.role_specific_id;
    await decide('reject', id, { reason: 'Unclear.' });
    expect((await decide('verify', id)).json().organization).toMatchObject({ verified: 1, reason: null });
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['organization.rejected', 'organization.verified']);
  });

  const facts = {
    ...{ company_name: 'Marina Works', company_state: 'Lagos', company_street_address: '2 Ring Road' },
    ...{ phone: '08030000000', company_cac_number: 'RC 77', interview_link: null },
  };
  const change = (as: SignedIn, changes: object = {}) =>
    server.send({
      method: 'PUT',
      url: `organization/${as.role_specific_id}/update`,
      as,
      body: { ...facts, ...changes },
    });
  const seenOf = async ({ role_specific_id }: SignedIn): Promise<string> =>
    (await ask(`organization/${role_specific_id}/details`)).organization.revision;

  it.each(['verify', 'reject'] as const)('refuses to %s what the admin has not seen', async (verb) => {
    const works = await server.signIn('pending');
    const seen = await seenOf(works);
    await change(works, { company_name: 'Another company' });

    const refused = await decide(verb, works.role_specific_id, { seen });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'not_possible_now', error: 'The company changed its details. Look again, then decide.' },
    ]);
    expect(await newsOf(works)).toEqual([]);
    expect((await decide(verb, works.role_specific_id, { seen: await seenOf(works) })).statusCode).toBe(200);
  });

  it('refuses it also of a company that asks for another review meanwhile', async () => {
    const works = await server.signIn('rejected');
    const seen = await seenOf(works);
    const url = `organization/${works.role_specific_id}/resubmit`;
    await server.send({ method: 'PUT', url, as: works, body: { ...facts, note: 'Look again.' } });
    expect((await decide('verify', works.role_specific_id, { seen })).statusCode).toBe(409);
  });

  it('goes by what the company says of itself, not by what else happens to it', async () => {
    const works = await server.signIn('pending');
    await change(works);
    const seen = await seenOf(works);
    await change(works);
    await decide('reject', works.role_specific_id, { reason: 'Unclear.' });
    await decide('verify', works.role_specific_id);
    await server.aJob({ org_id: works.role_specific_id });
    await decide('reject', works.role_specific_id);
    expect(await seenOf(works)).toBe(seen);
    expect((await decide('verify', works.role_specific_id, { seen })).statusCode).toBe(200);
  });

  it('never lets in what nobody has seen, also where both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const works = await server.signIn('pending');
      const seen = await seenOf(works);
      const [changed, decided] = await Promise.all([
        change(works, { company_name: `Renamed ${round}` }),
        decide('verify', works.role_specific_id, { seen }),
      ]);
      expect(changed.statusCode).toBe(200);
      const [entry] = (await logOf(works.role_specific_id)).map(({ action }) => action);
      // Whoever was first: the decision was about the old name, or it was refused.
      expect(entry).toBe(decided.statusCode === 200 ? 'organization.verified' : 'organization.renamed');
      expect([200, 409]).toContain(decided.statusCode);
    }
  });

  it('knows no organization that is not there', async () => {
    expect((await decide('verify', 999_999)).statusCode).toBe(404);
  });
});
