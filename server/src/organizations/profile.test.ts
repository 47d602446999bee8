import { type SignedIn, startServer, type TestServer } from '../../testing';

describe('PUT /organization/{id}/update', () => {
  let server: TestServer;
  let organization: SignedIn;
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    organization = await server.signIn('organization', { company_name: 'Marina Works' });
  });
  afterAll(() => server.stop());

  const profile = {
    company_name: 'Marina Works',
    company_state: 'Oyo',
    company_street_address: '2 Ring Road',
    phone: '0803 000 0000',
    company_cac_number: 'RC 77',
    interview_link: 'https://meet.example/marina',
  };
  const update = (as: SignedIn, changes: object = {}, id = as.role_specific_id) =>
    server.send({ method: 'PUT', url: `organization/${id}/update`, as, body: { ...profile, ...changes } });

  /** What the test's companies are verified as. */
  const verifiedNames = { company_name: expect.any(String), company_cac_number: 'RC 123456' };
  it.each(['organization', 'pending'] as const)('saves the profile when the caller is %s', async (role) => {
    const saved = await update(await server.signIn(role));
    expect(saved.json()).toMatchObject({
      organization: { ...profile, phone: '08030000000', ...(role === 'organization' && verifiedNames) },
      message: 'Profile Edited Successfully',
    });
  });

  const readAudit = ({ user_id }: SignedIn) =>
    server.context.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('actor_user_id', '=', user_id)
      .where('expires_at', 'is', null)
      .where('action', '!=', 'organization.registered')
      .orderBy('id')
      .execute();

  it('stores the registration number in one spelling, refuses what is none, and refuses to remove it', async () => {
    const pending = await server.signIn('pending');
    const saved = await update(pending, { company_cac_number: 'rc1482207' });
    expect(saved.json().organization.company_cac_number).toBe('RC 1482207');
    const refusals = [
      ['hello', 'Write RC, BN or IT and the digits, like RC 1482207.'],
      [' ', 'A CAC number can be corrected, but not removed.'],
    ];
    for (const [company_cac_number, sentence] of refusals) {
      const refused = await update(pending, { company_cac_number });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields).toEqual({ company_cac_number: sentence });
    }
  });

  it('keeps the registration number when it is not sent, and logs the previous name when a pending company changes it', async () => {
    const renamed = await server.signIn('pending', { company_name: 'Old Name' });
    const saved = await update(renamed, { company_cac_number: null, interview_link: '' });
    expect(saved.json().organization).toMatchObject({
      ...{ company_name: 'Marina Works', company_cac_number: 'RC 123456', interview_link: null, requested_name: null },
    });
    expect(await readAudit(renamed)).toMatchObject([
      { action: 'organization.renamed', detail: { before: { company_name: 'Old Name' } } },
      { action: 'organization.changed' },
    ]);
  });

  it('logs which details a company has changed, before and after', async () => {
    await update(organization, { company_cac_number: null });
    await update(organization, { company_cac_number: null, website: 'https://marina.example' });
    expect((await readAudit(organization)).at(-1)).toEqual({
      action: 'organization.changed',
      detail: { before: { website: null }, after: { website: 'https://marina.example' } },
    });
  });

  it('responds with 404 to another organization, and with 403 when the organization is rejected', async () => {
    const pending = await server.signIn('pending');
    expect((await update(organization, {}, pending.role_specific_id)).statusCode).toBe(404);
    await server.context.db
      .updateTable('organizations')
      .set({ verification_status: 'rejected', reason: 'No such address.' })
      .where('id', '=', pending.role_specific_id)
      .execute();
    const refused = await update(pending);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'organization_rejected', reason: 'No such address.' });
  });

  it('responds with 422 when the interview link is not https', async () => {
    const refused = await update(organization, { interview_link: 'javascript:alert(1)' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toHaveProperty('interview_link');
  });

  it('keeps optional fields when the body omits them and clears them when they are empty', async () => {
    const time_zone = 'Africa/Accra';
    await update(organization, { about: 'We mend boats.', website: 'https://marina.example', time_zone });
    const unchanged = (await update(organization, {})).json().organization;
    expect(unchanged).toMatchObject({ about: 'We mend boats.', website: 'https://marina.example', time_zone });
    const cleared = (await update(organization, { about: ' ', website: '' })).json().organization;
    expect(cleared).toMatchObject({ about: null, website: null, time_zone });
  });

  it.each([
    [{ about: 'x'.repeat(2001) }, 'about'],
    [{ website: 'http://marina.example' }, 'website'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ website: 'https://user:secret@marina.example' }, 'website'],
    [{ time_zone: 'Lagos' }, 'time_zone'],
    [{ time_zone: '+01:00' }, 'time_zone'],
    [{ time_zone: '' }, 'time_zone'],
  ])('responds with 422 and changes nothing when the body has %j', async (body, field) => {
    const refused = await update(organization, { ...body, company_state: 'Kano' });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
    const account = (await server.send({ url: 'all_users', as: organization })).json().users[0];
    expect(account.organization).toMatchObject({
      company_state: 'Lagos',
      about: null,
      website: null,
      time_zone: 'Africa/Lagos',
    });
  });

  it('accepts an about text of 2,000 characters when they are not ASCII', async () => {
    const about = 'ọ'.repeat(2000);
    expect((await update(organization, { about })).json().organization.about).toBe(about);
  });
});
