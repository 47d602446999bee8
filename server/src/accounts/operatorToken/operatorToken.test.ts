import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';

describe('the operator’s token', () => {
  let server: TestServerWithEmail;
  beforeAll(async () => {
    server = await startServerWithEmail();
  });
  afterAll(() => server.stop());

  const deleteTeam = (token: string) => server.send({ method: 'DELETE', url: 'teams/1', as: { token } });
  const listUses = () =>
    server.context.db
      .selectFrom('audit_log')
      .select(['actor_user_id', 'detail'])
      .select((eb) => eb('expires_at', 'is not', null).as('expires'))
      .where('action', '=', 'operator_token.used')
      .execute();
  const heading = 'The operator’s token was used';

  it('is not spoken of where it only reads, or where the command runs on the server’s machine', async () => {
    await server.send({ url: 'teams', as: { token: server.context.operatorToken } });
    await deleteTeam(server.context.localToken);
    expect(await listUses()).toEqual([]);
  });

  it('tells everybody who manages releases that it changes something from elsewhere, once an hour, and the audit log each time', async () => {
    const admins = [await server.signIn('admin'), await server.signIn('release_manager')];
    const reviewer = await server.signIn('reviewer');
    const listSubjects = async () => {
      await server.sendDueEmails();
      return admins.map((admin) => server.listEmailsTo(admin).map(({ subject }) => subject));
    };
    // One that was mailed more than an hour ago, and one since that was not.
    const earlier = { action: 'operator_token.used', subject: 'operator', subject_id: 'token' };
    const minutesAgo = (minutes: number, mailed: boolean) => ({
      ...earlier,
      created_at: new Date(Date.now() - minutes * 60_000),
      detail: JSON.stringify({ mailed }),
    });
    await server.context.db
      .insertInto('audit_log')
      .values([minutesAgo(61, true), minutesAgo(30, false)])
      .execute();

    // Also where nothing comes of it: there is no such team.
    expect((await deleteTeam(server.context.operatorToken)).statusCode).toBe(404);
    await deleteTeam(server.context.operatorToken);
    const toUse = (mailed: boolean) => ({
      actor_user_id: null,
      detail: { call: 'DELETE /teams/:id', address: '127.0.0.1', by: 'operator', mailed },
      expires: true,
    });
    expect((await listUses()).slice(2)).toEqual([toUse(true), toUse(false)]);
    expect(await listSubjects()).toEqual([[heading], [heading]]);
    expect(server.listEmailsTo(reviewer)).toEqual([]);
    const [mail] = server.listEmailsTo(admins[0] ?? { email: '' });
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain('from 127.0.0.1: DELETE /teams/:id.');
    expect(mail?.text).toContain('https://jobs.example.ng/adminreleases');
  });
});
