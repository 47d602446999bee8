import { sql } from 'kysely';
import type { SignedIn } from '../../../testing';
import { createPasskeyAuthenticator, type PasskeyAuthenticator } from '../../../testing/passkeyAuthenticator';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';

let server: TestServerWithEmail;
beforeAll(async () => {
  server = await startServerWithEmail();
});
afterAll(() => server.stop());

type Token = { token: string };
type Over = Parameters<PasskeyAuthenticator['use']>[1];

const post = (url: string, body?: unknown, as?: Token) => server.send({ method: 'POST', url, body, ...(as && { as }) });

async function add(as: SignedIn): Promise<PasskeyAuthenticator> {
  const key = createPasskeyAuthenticator(server.context.config.APP_ORIGIN);
  const options = (await post('account/passkeys/options', { password: as.password }, as)).json();
  expect((await post('account/passkeys', { response: key.create(options) }, as)).statusCode).toBe(201);
  return key;
}

const startLogin = async () => (await post('login/passkey/options')).json();
const logIn = async (key: PasskeyAuthenticator, over?: Over) =>
  post('login/passkey', { response: key.use(await startLogin(), over) });
const statusOf = async (as: Token) => (await server.send({ url: 'session', as })).statusCode;

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

const listPasskeys = async (as: Token) => (await server.send({ url: 'account/passkeys', as })).json().passkeys;

/** The token of the link to a page that somebody was mailed. */
async function readToken(page: string, who: { email: string }): Promise<string | undefined> {
  await server.sendDueEmails();
  const texts = server.listEmailsTo(who).map(({ text }) => text);
  return new RegExp(`${page}\\?token=([\\w-]+)`).exec(texts.join('\n'))?.[1];
}

async function resetPassword({ email }: SignedIn, password: string) {
  await post('resetPassword', { email });
  const token = await readToken('reset/confirm', { email });
  expect((await post('resetPassword/confirm', { token, password })).statusCode).toBe(200);
}

describe('login by a passkey', () => {
  it.each(['student', 'organization', 'pending'] as const)(
    'opens a session of a %s without an address, and sets its cookies',
    async (who) => {
      const ada = await server.signIn(who);
      const key = await add(ada);
      expect(await startLogin()).toMatchObject({ rpId: 'jobs.example.ng', allowCredentials: [] });
      const loggedIn = await logIn(key);
      const { token, ...identity } = loggedIn.json();
      expect(identity).toEqual((await server.send({ url: 'session', as: ada })).json());
      expect(String(loggedIn.headers['set-cookie'])).toContain(token);
      expect([await statusOf({ token }), await statusOf(ada)]).toEqual([200, 200]);
      expect(await listPasskeys({ token })).toMatchObject([{ last_used_at: expect.any(String) }]);
      expect((await listAudit(ada)).at(-1)).toMatchObject({ action: 'login.succeeded', proof: 'passkey' });
      const known = server.context.db.selectFrom('known_browsers').where('user_id', '=', ada.user_id);
      expect(await known.select('token_hash').execute()).not.toEqual([]);
    },
  );

  it('replaces the session that the request came with', async () => {
    const ada = await server.signIn('student');
    const key = await add(ada);
    const { token } = (await post('login/passkey', { response: key.use(await startLogin()) }, ada)).json();
    expect([await statusOf(ada), await statusOf({ token })]).toEqual([401, 200]);
  });

  it('accepts a challenge once, also when it is sent several times at once', async () => {
    const key = await add(await server.signIn('student'));
    const response = key.use(await startLogin());
    const responses = await Promise.all([1, 2, 3].map(() => post('login/passkey', { response })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await post('login/passkey', { response })).json().error).toMatch(
      /^This took too long, or was sent twice\./,
    );
  });

  it('uses up the challenge also when the response is wrong', async () => {
    const key = await add(await server.signIn('student'));
    const options = await startLogin();
    const wrong = key.use(options, { origin: 'https://evil.example' });
    expect((await post('login/passkey', { response: wrong })).statusCode).toBe(401);
    expect((await post('login/passkey', { response: key.use(options) })).statusCode).toBe(409);
  });

  it.each([
    ['comes from another origin', { origin: 'https://jobs.example.com' }],
    ['comes from another port', { origin: 'https://jobs.example.ng:8443' }],
    ['comes without verification of the user', { userVerified: false }],
  ])('refuses and audits a passkey that %s', async (_, over) => {
    const ada = await server.signIn('student');
    const refused = await logIn(await add(ada), over);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'wrong_credentials']);
    expect((await listAudit(ada)).at(-1)).toMatchObject({ action: 'login.failed', wrong: 'passkey' });
  });

  it('refuses a signature of another key, and another account’s name', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const [adas, bolas] = [await add(ada), await add(bola)];
    const stolenId = { ...bolas.use(await startLogin()), id: adas.id, rawId: adas.id };
    expect((await post('login/passkey', { response: stolenId })).statusCode).toBe(401);
    const { userHandle } = bolas.use(await startLogin()).response;
    for (const handle of [userHandle, undefined]) {
      const { response, ...use } = adas.use(await startLogin());
      const renamed = { ...use, response: { ...response, userHandle: handle } };
      expect((await post('login/passkey', { response: renamed })).statusCode).toBe(401);
    }
  });

  it('refuses an unknown or removed passkey in the same words', async () => {
    const ada = await server.signIn('student');
    const key = await add(ada);
    const [{ id }] = await listPasskeys(ada);
    await server.send({ method: 'DELETE', url: `account/passkeys/${id}`, as: ada, body: { password: ada.password } });
    const unknown = createPasskeyAuthenticator(server.context.config.APP_ORIGIN);
    const sentences = [await logIn(key), await logIn(unknown)].map((response) => response.json().error);
    expect(new Set(sentences)).toEqual(
      new Set(['This passkey does not work here. It may have been removed from the account.']),
    );
  });

  it('refuses and audits a counter that has not grown', async () => {
    const ada = await server.signIn('student');
    const key = await add(ada);
    expect((await logIn(key, { counter: 7 })).statusCode).toBe(200);
    for (const counter of [7, 6, 0]) expect((await logIn(key, { counter })).statusCode).toBe(401);
    expect((await listAudit(ada)).at(-1)).toMatchObject({ action: 'login.failed', wrong: 'passkey counter' });
    expect((await logIn(key, { counter: 8 })).statusCode).toBe(200);
  });

  it('responds as a login with the password does when the account is suspended, rejected or unconfirmed', async () => {
    const student = await server.signIn('student');
    const suspended = await add(student);
    const reason = { suspended_at: new Date(), suspension_reason: 'Copied letters.' };
    await server.context.db.updateTable('users').set(reason).where('id', '=', student.user_id).execute();
    expect((await logIn(suspended)).json()).toMatchObject({ code: 'account_suspended', reason: 'Copied letters.' });

    const company = await server.signIn('organization');
    const rejected = await add(company);
    const decision = { verification_status: 'rejected', reason: 'No such company.' } as const;
    await server.context.db.updateTable('organizations').set(decision).where('user_id', '=', company.user_id).execute();
    const refused = await logIn(rejected);
    expect(refused.json()).toMatchObject({ code: 'organization_rejected', reason: 'No such company.' });
    expect(String(refused.headers['set-cookie'])).toContain('foothold_session=');

    const late = await server.signIn('student');
    const unconfirmed = await add(late);
    const state = { created_at: new Date(0), email_confirmed_at: null };
    await server.context.db.updateTable('users').set(state).where('id', '=', late.user_id).execute();
    expect((await logIn(unconfirmed)).json()).toMatchObject({ email_status: 'overdue' });
  });

  it('does not open an account whose password was set by a mailed link, which says so', async () => {
    const ada = await server.signIn('student');
    const key = await add(ada);
    await resetPassword(ada, 'slow yellow bicycle');
    expect((await logIn(key)).statusCode).toBe(401);
    await server.sendDueEmails();
    const texts = server.listEmailsTo(ada).map(({ text }) => text);
    expect(texts.join('\n')).toContain('Its passkeys were removed');
  });

  it('does not open an account whose old address has undone the change of it', async () => {
    const ada = await server.signIn('student');
    const key = await add(ada);
    const body = { email: `new-${ada.email}`, password: ada.password };
    await server.send({ method: 'PUT', url: 'account/email', as: ada, body });
    const token = await readToken('confirm/undo', ada);
    expect((await post('auth/undo-address-change', { token })).statusCode).toBe(200);
    expect((await logIn(key)).statusCode).toBe(401);
  });

  it('goes on after its owner has changed the password', async () => {
    const ada = await server.signIn('student');
    const key = await add(ada);
    const body = { current_password: ada.password, new_password: 'slow yellow bicycle' };
    await server.send({ method: 'PUT', url: 'account/password', as: ada, body });
    expect((await logIn(key)).statusCode).toBe(200);
  });

  it('is neither kept nor possible when the account was deleted', async () => {
    const ada = await server.signIn('student');
    const key = await add(ada);
    await post('account/passkeys/options', { password: ada.password }, ada);
    await server.send({ method: 'DELETE', url: 'account', as: ada, body: { password: ada.password } });
    const { rows } = await sql`select user_id from passkeys where user_id = ${ada.user_id}
      union select user_id from passkey_challenges where user_id = ${ada.user_id}
      union select id from users where id = ${ada.user_id} and passkey_handle is not null`.execute(server.context.db);
    expect(rows).toEqual([]);
    expect((await logIn(key)).statusCode).toBe(401);
  });
});
