import { type SignedIn, startServer, type TestServer } from '../../testing';

describe('GET /all_users', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const listAccounts = async (as: SignedIn) => (await server.send({ url: 'all_users', as })).json();

  it('lists all accounts when an admin asks, and the own account when anyone else does', async () => {
    const [ada, organization, pending, admin] = [
      await server.signIn('student', { full_name: 'Ada Obi' }),
      await server.signIn('organization', { company_name: 'Marina Works' }),
      await server.signIn('pending'),
      await server.signIn('admin'),
    ];
    expect(await listAccounts(ada)).toMatchObject({
      users: [{ user_id: ada.user_id, organization_id: null, organization: null, student: { full_name: 'Ada Obi' } }],
      total: 1,
    });
    const [ownAccount] = (await listAccounts(organization)).users;
    expect(ownAccount).toMatchObject({ organization_id: organization.role_specific_id, student: null });
    expect(ownAccount.organization).toMatchObject({
      company_name: 'Marina Works',
      verified: 1,
      time_zone: 'Africa/Lagos',
    });
    expect(new Date(ownAccount.organization.created_at).toISOString()).toBe(ownAccount.organization.created_at);
    expect((await listAccounts(pending)).users).toMatchObject([{ organization: { verification_status: 'pending' } }]);

    const { users, total } = await listAccounts(admin);
    expect(users.map(({ user_id }: { user_id: number }) => user_id)).toEqual(
      expect.arrayContaining([ada.user_id, organization.user_id, pending.user_id, admin.user_id]),
    );
    expect(total).toBe(users.length);
  });
});
