import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createPasskeyAuthenticator, type PasskeyAuthenticator } from '../../../testing/passkeyAuthenticator';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ REQUIRE_ADMIN_2FA: '1' });
});
afterAll(() => server.stop());

type Token = { token: string };
const post = (url: string, body?: unknown, as?: Token) => server.send({ method: 'POST', url, body, ...(as && { as }) });
const givePassword = async ({ email, password }: SignedIn): Promise<Token> =>
  (await post('login', { email, password })).json();
const startStep = async (as: Token) => (await post('login/code/passkey/options', {}, as)).json();
const finishStep = (as: Token, response: unknown) => post('login/code/passkey', { response }, as);

/** An admin with two-factor login and a passkey. */
async function enroll(): Promise<{ admin: SignedIn; key: PasskeyAuthenticator }> {
  const admin = await server.signIn('admin');
  const key = createPasskeyAuthenticator(server.context.config.APP_ORIGIN);
  const options = (await post('account/passkeys/options', { password: admin.password }, admin)).json();
  expect((await post('account/passkeys', { response: key.create(options) }, admin)).statusCode).toBe(201);
  return { admin, key };
}

const listAudit = async ({ user_id }: SignedIn) =>
  (
    await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject_id', '=', String(user_id))
      .where('action', 'like', 'login%')
      .orderBy('id')
      .execute()
  ).map(({ action, detail }) => ({ action, ...(detail as object) }));

const countPasskeys = async ({ user_id }: SignedIn) =>
  (await server.context.db.selectFrom('passkeys').select('id').where('user_id', '=', user_id).execute()).length;

describe('a passkey of an admin', () => {
  it('takes the place of the code after the password', async () => {
    const { admin, key } = await enroll();
    const first = await givePassword(admin);
    const options = await startStep(first);
    expect(options.allowCredentials).toMatchObject([{ id: key.id }]);
    const second = await finishStep(first, key.use(options));
    expect(second.json()).toMatchObject({ role: 'admin', two_factor: 'on', user_id: admin.user_id });
    expect(String(second.headers['set-cookie'])).toContain(second.json().token);
    expect((await server.send({ url: 'all_students', as: second.json() })).statusCode).toBe(200);
    expect((await server.send({ url: 'session', as: first })).statusCode).toBe(401);
    expect((await listAudit(admin)).at(-1)).toMatchObject({ action: 'login.succeeded', proof: 'passkey' });
  });

  it('opens nothing without the password, and that is audited', async () => {
    const { admin, key } = await enroll();
    const refused = await post('login/passkey', { response: key.use((await post('login/passkey/options')).json()) });
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'Admins log in with their password first, and then with the passkey.',
    ]);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await listAudit(admin)).at(-1)).toMatchObject({
      action: 'login.failed',
      wrong: 'passkey without password',
    });
  });

  it('is refused for another admin, and for a challenge of a login', async () => {
    const [ada, bola] = [await enroll(), await enroll()];
    const first = await givePassword(ada.admin);
    expect((await finishStep(first, bola.key.use(await startStep(first)))).statusCode).toBe(401);
    expect((await listAudit(ada.admin)).at(-1)).toMatchObject({ action: 'login.failed', wrong: 'passkey' });
    const visitors = (await post('login/passkey/options')).json();
    expect((await finishStep(first, ada.key.use(visitors))).statusCode).toBe(409);
    const bolas = await givePassword(bola.admin);
    expect((await finishStep(first, ada.key.use(await startStep(bolas)))).statusCode).toBe(409);
  });

  it('accepts a challenge once when it is sent several times at once', async () => {
    const { admin, key } = await enroll();
    const first = await givePassword(admin);
    const response = key.use(await startStep(first));
    const responses = await Promise.all([1, 2].map(() => finishStep(first, response)));
    // The second one finds the challenge used up, or the session of the first step replaced.
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is asked for where there is one', async () => {
    const admin = await server.signIn('unproven');
    const none = await post('login/code/passkey/options', {}, admin);
    expect([none.statusCode, none.json().error]).toEqual([409, 'Your account has no passkey yet. Enter a code.']);
  });

  it('is gone when two-factor login is switched off or the account is reset', async () => {
    const [ada, bola] = [await enroll(), await enroll()];
    const body = { password: ada.admin.password, code: ada.admin.authenticator?.code() };
    const off = await server.send({ method: 'DELETE', url: 'account/two-factor', as: ada.admin, body });
    expect([off.statusCode, await countPasskeys(ada.admin)]).toEqual([200, 0]);
    const operator = { token: server.context.localToken };
    expect((await post('admins/reset', { email: bola.admin.email }, operator)).statusCode).toBe(200);
    expect(await countPasskeys(bola.admin)).toBe(0);
  });
});

it('is refused to an admin without two-factor login', async () => {
  const relaxed = await startServer();
  const admin = await relaxed.signIn('admin');
  const url = 'account/passkeys/options';
  const refused = await relaxed.send({ method: 'POST', url, as: admin, body: { password: admin.password } });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'Set up two-factor login first: a passkey takes the place of its code.',
  ]);
  await relaxed.stop();
});
