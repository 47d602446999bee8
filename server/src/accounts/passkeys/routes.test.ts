import { sql } from 'kysely';
import type { SignedIn } from '../../../testing';
import { createPasskeyAuthenticator, type PasskeyAuthenticator } from '../../../testing/passkeyAuthenticator';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { deleteExpiredChallenges } from './challenges.queries';

let server: TestServerWithEmail;
beforeAll(async () => {
  server = await startServerWithEmail();
});
afterAll(() => server.stop());

type Token = { token: string };
const url = 'account/passkeys';
const createAuthenticator = () => createPasskeyAuthenticator(server.context.config.APP_ORIGIN);
const start = (as: Token, password: string) =>
  server.send({ method: 'POST', url: `${url}/options`, as, body: { password } });
const finish = (as: Token, response: unknown, name?: string) =>
  server.send({ method: 'POST', url, as, body: { response, name } });
const list = async (as: Token) => (await server.send({ url, as })).json().passkeys;
const remove = (as: SignedIn, id: number, password = as.password) =>
  server.send({ method: 'DELETE', url: `${url}/${id}`, as, body: { password } });

async function add(as: SignedIn, name?: string): Promise<{ key: PasskeyAuthenticator; id: number }> {
  const key = createAuthenticator();
  const added = await finish(as, key.create((await start(as, as.password)).json()), name);
  expect(added.statusCode).toBe(201);
  return { key, id: added.json().passkey.id };
}

const listAudit = async ({ user_id }: SignedIn) =>
  (
    await server.context.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_user_id', '=', user_id)
      .where('action', 'like', 'passkey%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('adding a passkey', () => {
  it.each(['student', 'organization', 'pending'] as const)(
    'stores it, sends an email and writes the audit log for a %s with the password',
    async (who) => {
      const ada = await server.signIn(who);
      const key = createAuthenticator();
      const options = (await start(ada, ada.password)).json();
      expect(options).toMatchObject({
        rp: { id: 'jobs.example.ng', name: 'Foothold' },
        user: { name: ada.email, displayName: ada.name },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        excludeCredentials: [],
      });
      const added = await finish(ada, key.create(options), ' My  phone ');
      expect(added.json()).toMatchObject({ message: 'Your passkey was added.', passkey: { last_used_at: null } });
      expect(await list(ada)).toEqual([added.json().passkey]);
      await server.sendDueEmails();
      const email = server.listEmailsTo(ada).find(({ subject }) => subject === 'A passkey was added to your account');
      expect(email?.text).toContain('“My  phone”');
      expect(await listAudit(ada)).toEqual(['passkey.added']);
    },
  );

  it('is called after the browser when it has no name', async () => {
    const ada = await server.signIn('student');
    const response = createAuthenticator().create((await start(ada, ada.password)).json());
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0' };
    await server.send({ method: 'POST', url, as: ada, headers, body: { response, name: ' ' } });
    expect(await list(ada)).toMatchObject([{ name: 'Firefox on Windows' }]);
  });

  it('responds with 422 at the password when that is wrong', async () => {
    const ada = await server.signIn('student');
    expect((await start(ada, 'not my password')).json().fields).toEqual({ password: 'This is not your password.' });
  });

  it('names the account by the same random text each time, which is neither its address nor its id', async () => {
    const ada = await server.signIn('student');
    const [first, second] = [(await start(ada, ada.password)).json(), (await start(ada, ada.password)).json()];
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32);
    expect([second.user.id, second.challenge === first.challenge]).toEqual([first.user.id, false]);
  });

  it('tells the browser which passkeys the account has', async () => {
    const ada = await server.signIn('student');
    const { key } = await add(ada);
    const { excludeCredentials } = (await start(ada, ada.password)).json();
    expect(excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }]);
  });

  it('accepts a challenge once, also when it is sent several times at once', async () => {
    const ada = await server.signIn('student');
    const response = createAuthenticator().create((await start(ada, ada.password)).json());
    const statuses = (await Promise.all([1, 2, 3].map(() => finish(ada, response)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });

  it.each([
    ['comes from another origin', { origin: 'https://jobs.example.com' }],
    ['comes without verification of the user', { userVerified: false }],
  ])('refuses a passkey that %s', async (_, over) => {
    const ada = await server.signIn('student');
    const options = (await start(ada, ada.password)).json();
    expect((await finish(ada, createAuthenticator().create(options, over))).statusCode).toBe(409);
    expect(await list(ada)).toEqual([]);
  });

  it('refuses a challenge that is somebody else’s, too old or unreadable', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const key = createAuthenticator();
    expect((await finish(bola, key.create((await start(ada, ada.password)).json()))).statusCode).toBe(409);
    const late = key.create((await start(ada, ada.password)).json());
    await sql`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`.execute(server.context.db);
    expect((await finish(ada, late)).statusCode).toBe(409);
    await deleteExpiredChallenges(server.context.db);
    expect(await server.context.db.selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
    const broken = { ...late, response: { ...late.response, clientDataJSON: 'e30x' } };
    expect((await finish(ada, broken)).statusCode).toBe(409);
  });

  it('refuses a credential that another account has', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const { key } = await add(ada);
    expect((await finish(bola, key.create((await start(bola, bola.password)).json()))).statusCode).toBe(409);
    expect(await list(bola)).toEqual([]);
  });

  it('is refused beyond ten, also when two are added at once', async () => {
    const ada = await server.signIn('student');
    for (let count = 0; count < 9; count += 1) await add(ada);
    const prepare = async () => createAuthenticator().create((await start(ada, ada.password)).json());
    const responses = [await prepare(), await prepare()];
    const statuses = (await Promise.all(responses.map((response) => finish(ada, response)))).map((r) => r.statusCode);
    expect(statuses.sort()).toEqual([201, 409]);
    expect((await start(ada, ada.password)).json().error).toBe('You have 10 passkeys. Remove one first.');
  });

  it('is refused to a session that a new password has ended meanwhile', async () => {
    const ada = await server.signIn('student');
    const response = createAuthenticator().create((await start(ada, ada.password)).json());
    const body = { current_password: ada.password, new_password: 'slow yellow bicycle' };
    const { token } = (await server.send({ method: 'PUT', url: 'account/password', as: ada, body })).json();
    expect((await finish(ada, response)).statusCode).toBe(401);
    expect(await list({ token })).toEqual([]);
  });
});

describe('removing a passkey', () => {
  it('takes the password, sends an email and writes the audit log', async () => {
    const ada = await server.signIn('student');
    const { id } = await add(ada, 'Old phone');
    expect((await remove(ada, id, 'not my password')).json().fields).toHaveProperty('password');
    expect(await list(ada)).toHaveLength(1);
    expect((await remove(ada, id)).json()).toEqual({ message: 'The passkey was removed.' });
    expect(await list(ada)).toEqual([]);
    await server.sendDueEmails();
    const email = server.listEmailsTo(ada).find(({ subject }) => subject === 'A passkey was removed from your account');
    expect(email?.text).toContain('“Old phone”');
    expect(await listAudit(ada)).toEqual(['passkey.added', 'passkey.removed']);
  });

  it('responds with 404 for a passkey of somebody else, or one that is gone', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const { id } = await add(ada);
    expect((await remove(bola, id)).statusCode).toBe(404);
    expect(await list(ada)).toHaveLength(1);
    await remove(ada, id);
    expect((await remove(ada, id)).statusCode).toBe(404);
  });
});
