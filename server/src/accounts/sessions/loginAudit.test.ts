import type { Output } from '@foothold/shared/contract';
import type { listAudit, listOrganizations } from '@foothold/shared/contract/admin';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { deleteExpiredAudit } from '../../platform/audit/queries';
import { transact } from '../../platform/db';
import { createLinkToken, hashToken } from '../credentials/tokens';
import { insertReset } from '../passwordReset/queries';

let server: TestServer;
let admin: SignedIn;
beforeEach(async () => {
  server = await startServer({ RATE_LIMIT: '1' });
  admin = await server.signIn('admin');
});
afterEach(() => server.stop());

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const logIn = (email: string, password: string, ip: string) =>
  server.app.inject({
    ...{ method: 'POST', url: '/api/login', payload: { email, password }, remoteAddress: ip },
    headers: { origin: server.context.config.APP_ORIGIN, 'user-agent': phone },
  });
const readAudit = async (search = '') =>
  (await server.send({ url: `audit_log${search}`, as: admin })).json<Output<typeof listAudit>>().entries;
const readOf = async (action: string, { user_id }: { user_id: number }) =>
  (await readAudit(`?action=${action}`)).filter(({ subject_id }) => subject_id === String(user_id));
const expireAll = () =>
  server.context.db
    .insertInto('audit_log')
    .values({ action: 'login.failed', subject: 'account', subject_id: 'unknown', expires_at: new Date(0) })
    .execute();

describe('the audit log', () => {
  it('has logins and wrong passwords with address and device, and shows them when they are asked for', async () => {
    const ada = await server.signIn('student');
    await logIn(ada.email, 'not the password', '10.0.0.7');
    expect((await logIn(ada.email, ada.password, '10.0.0.7')).statusCode).toBe(200);

    const [failed] = await readOf('login.failed', ada);
    expect(failed).toMatchObject({ subject: 'user', by: 'stranger' });
    expect(failed?.detail).toEqual({ wrong: 'password', address: '10.0.0.7', device: 'Chrome on Android' });
    const [succeeded] = await readOf('login.succeeded', ada);
    expect(succeeded).toMatchObject({ by: ada.email, detail: { address: '10.0.0.7', device: 'Chrome on Android' } });
    expect((await readAudit()).filter(({ action }) => action.startsWith('login.'))).toEqual([]);
  });

  it('does not keep what was typed as the address of an account that does not exist', async () => {
    await logIn('my-password@example.ng', 'not the password', '10.0.0.7');
    const [entry] = await readAudit('?action=login.failed');
    expect(entry).toMatchObject({ subject: 'account', subject_id: 'unknown', subject_name: null });
    expect(JSON.stringify(entry)).not.toContain('my-password');
  });

  it('tells once an hour that guessing was slowed, and the admins’ overview counts it', async () => {
    const ada = await server.signIn('student');
    const guesses = Array.from({ length: 60 }, (_, n) => logIn(ada.email, `guess ${n}`, `10.0.1.${n % 40}`));
    await Promise.all(guesses);

    const noted = await readOf('guessing.slowed', ada);
    expect(noted.map(({ detail }) => detail.guessed)).toEqual(['account']);
    const overview = await server.send({ url: 'all_orgs_admin_View', as: admin });
    expect(overview.json<Output<typeof listOrganizations>>().slowed_guesses).toBe(1);
  });

  it('names the network from which many accounts are guessed', async () => {
    const guesses = Array.from({ length: 60 }, (_, n) => logIn(`person${n}@example.ng`, `guess ${n}`, '10.0.0.9'));
    await Promise.all(guesses);
    const noted = await readAudit('?action=guessing.slowed');
    expect(noted).toMatchObject([{ subject: 'network', subject_id: '10.0.0.9', detail: { guessed: 'address' } }]);
  });

  it('loses logins after their time and when the account is erased, and nothing else', async () => {
    const ada = await server.signIn('student');
    await logIn(ada.email, ada.password, '10.0.0.7');
    await expireAll();
    await deleteExpiredAudit(server.context.db);
    expect(await readAudit('?action=login.failed')).toEqual([]);
    expect(await readOf('login.succeeded', ada)).not.toEqual([]);

    await server.send({ method: 'DELETE', url: 'account', as: ada, body: { password: ada.password } });
    expect(await readOf('login.succeeded', ada)).toEqual([]);
    expect(await readOf('account.deleted', ada)).toHaveLength(1);
    await expect(server.context.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  });

  it('has a password that was set by a mailed link', async () => {
    const ada = await server.signIn('student');
    const token = createLinkToken();
    await transact(server.context.db, (tx) => insertReset(tx, { token_hash: hashToken(token), user_id: ada.user_id }));
    const body = { token, password: 'a new good password' };
    await server.send({ method: 'POST', url: 'resetPassword/confirm', body });
    expect(await readOf('account.password_reset', ada)).toMatchObject([{ by: ada.email }]);
  });
});

describe('what admins read', () => {
  it('is written down once an hour: a student’s page, an application', async () => {
    const ada = await server.signIn('student');
    const { id } = await server.anApplication({ user_id: ada.user_id });
    for (const as of [admin, admin, ada]) {
      await server.send({ url: `student/${ada.user_id}/details`, as });
      await server.send({ url: `applications/${id}`, as });
    }
    expect(await readAudit('?action=application.read')).toMatchObject([{ by: admin.email, subject_id: String(id) }]);
    expect(await readOf('student.read', ada)).toMatchObject([{ by: admin.email }]);
  });

  it('is written down for the list of all accounts', async () => {
    const ada = await server.signIn('student');
    for (const as of [admin, admin, ada]) await server.send({ url: 'all_users', as });
    expect(await readAudit('?action=users.read')).toMatchObject([{ by: admin.email, subject_id: 'users' }]);
  });

  it('is written down for lists too, of a student’s or a company’s', async () => {
    const [ada, company] = [await server.signIn('student'), await server.signIn('organization')];
    const org_id = company.role_specific_id;
    for (const url of [
      ...[`user-applications-job/${ada.user_id}`, `view_notifications/${ada.user_id}`],
      ...[`ViewApplicationByOrg/${org_id}`, `organizations/${org_id}/interviews`, `organization/${org_id}/details`],
    ])
      for (const as of [admin, ada, company]) await server.send({ url, as });
    expect(await readOf('student.read', ada)).toMatchObject([{ by: admin.email }]);
    expect(await readOf('notifications.read', ada)).toMatchObject([{ by: admin.email }]);
    for (const action of ['applications.read', 'interviews.read', 'organization.read'])
      expect(await readAudit(`?action=${action}`)).toMatchObject([{ by: admin.email, subject_id: String(org_id) }]);
  });
});
