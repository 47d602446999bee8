import { type SignedIn, startServer, type TestServer } from '../../testing';
import { rejectionReason } from '../../testing/signIn';

describe('PUT /organization/{id}/resubmit', () => {
  let server: TestServer;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    admin = await server.signIn('admin');
  });
  afterAll(() => server.stop());

  const corrected = {
    company_name: 'Marina Works',
    phone: '0803 000 0000',
    company_street_address: '2 Ring Road',
    company_state: 'Oyo',
    company_cac_number: 'RC 77',
    interview_link: '',
    website: 'marina.example',
    note: 'The number was our old one.',
  };
  const resubmit = (as: SignedIn, body: object = corrected, id = as.role_specific_id) =>
    server.send({ method: 'PUT', url: `organization/${id}/resubmit`, as, body });
  const decide = (verb: 'verify' | 'reject', { role_specific_id }: SignedIn, reason?: string) =>
    server.send({ method: 'PUT', url: `${verb}-organization/${role_specific_id}`, as: admin, body: { reason } });
  const loadSession = async (as: SignedIn) => (await server.send({ url: 'session', as })).json();
  const loadDetails = async ({ role_specific_id }: SignedIn) =>
    (await server.send({ url: `organization/${role_specific_id}/details`, as: admin })).json().organization;
  const listAuditEntries = ({ role_specific_id }: SignedIn) =>
    server.context.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id', 'request_id', 'detail'])
      .where('subject', '=', 'organization')
      .where('subject_id', '=', String(role_specific_id))
      .where('action', '!=', 'organization.registered')
      .orderBy('id')
      .execute();

  it('makes a rejected organization pending again, and verifying it opens the site to it', async () => {
    const organization = await server.signIn('rejected');
    const response = await resubmit(organization);
    expect([response.statusCode, response.json().message]).toEqual([200, 'Your company was sent for review again.']);
    expect(await loadSession(organization)).toMatchObject({
      verified: 0,
      verification_status: 'pending',
      name: 'Marina Works',
    });

    await decide('verify', organization);
    expect((await server.send({ url: 'jobs/organization', as: organization })).statusCode).toBe(200);
  });

  it('shows admins the note and the reason of the rejection', async () => {
    const organization = await server.signIn('rejected');
    expect(await loadDetails(organization)).toMatchObject({ resubmitted_at: null, resubmission_note: null });
    await resubmit(organization);
    expect(await loadDetails(organization)).toMatchObject({
      ...{ company_name: 'Marina Works', phone: '08030000000', company_cac_number: 'RC 77', interview_link: null },
      website: 'https://marina.example',
      ...{ verification_status: 'pending', reason: rejectionReason, resubmission_note: 'The number was our old one.' },
      resubmitted_at: expect.stringMatching(/Z$/),
    });
  });

  it('writes the profile before and after to the audit log', async () => {
    const organization = await server.signIn('rejected', { company_name: 'Marina' });
    await resubmit(organization);
    expect(await listAuditEntries(organization)).toEqual([
      {
        ...{ action: 'organization.resubmitted', actor_user_id: organization.user_id, request_id: expect.any(String) },
        detail: {
          before: expect.objectContaining({ company_name: 'Marina', company_cac_number: 'RC 123456' }),
          after: expect.objectContaining({ company_name: 'Marina Works', company_cac_number: 'RC 77' }),
          ...{ reason: rejectionReason, note: 'The number was our old one.' },
        },
      },
    ]);
  });

  it('accepts one request and responds with 409 to the others when several are sent at once', async () => {
    const organization = await server.signIn('rejected');
    const responses = await Promise.all([resubmit(organization), resubmit(organization), resubmit(organization)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await listAuditEntries(organization)).toHaveLength(1);
    expect((await resubmit(organization)).json()).toMatchObject({
      code: 'not_possible_now',
      error: 'Your company is under review already.',
    });
  });

  it('ends with a verified organization when an admin verifies it at the same time', async () => {
    const organization = await server.signIn('rejected');
    const [response] = await Promise.all([resubmit(organization), decide('verify', organization)]);
    expect([200, 403, 409]).toContain(response?.statusCode);
    expect(await loadSession(organization)).toMatchObject({ verified: 1, verification_status: 'verified' });
  });

  it('responds with 409 when the organization is verified', async () => {
    const refused = await resubmit(await server.signIn('organization'));
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'Your company is approved already.']);
  });

  it('can be sent again when the organization is rejected a second time', async () => {
    const organization = await server.signIn('rejected');
    await resubmit(organization);
    await decide('reject', organization, 'The address does not exist.');
    expect(await loadSession(organization)).toMatchObject({
      verification_status: 'rejected',
      reason: 'The address does not exist.',
    });
    expect((await resubmit(organization)).statusCode).toBe(200);
  });

  it('is listed after organizations that have been pending for longer', async () => {
    const early = await server.signIn('rejected', { company_name: 'Early' });
    await server.signIn('pending', { company_name: 'Late' });
    await resubmit(early, { ...corrected, company_name: 'Early again' });
    const { organizations } = (await server.send({ url: 'all_orgs_admin_View', as: admin })).json();
    const names = organizations.map((row: { organization: { company_name: string } }) => row.organization.company_name);
    expect(names.indexOf('Late')).toBeLessThan(names.indexOf('Early again'));
  });

  it('responds with 404 when another organization sends it', async () => {
    const [organization, rival] = [await server.signIn('rejected'), await server.signIn('rejected')];
    expect((await resubmit(rival, corrected, organization.role_specific_id)).statusCode).toBe(404);
    expect((await loadSession(organization)).verification_status).toBe('rejected');
  });

  it('names the required fields when they are empty', async () => {
    const refused = await resubmit(await server.signIn('rejected'), {
      ...corrected,
      company_cac_number: ' ',
      phone: '',
    });
    expect(refused.json().fields).toEqual({
      company_cac_number: 'CAC number is required.',
      phone: 'Phone is required.',
    });
  });
});
