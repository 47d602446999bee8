import { sql } from 'kysely';
import { startServer } from '../../../testing';
import { type Authenticator, createAuthenticator } from '../../../testing/authenticator';
import type { SignedIn } from '../../../testing/signIn';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';

let server: TestServerWithEmail;
beforeAll(async () => {
  server = await startServerWithEmail();
});
afterAll(() => server.stop());

type Token = { token: string };
const url = 'account/two-factor';
const logIn = (who: SignedIn, at = server) =>
  at.send({ method: 'POST', url: 'login', body: { email: who.email, password: who.password } });
const prove = (as: Token, code: string, at: Pick<TestServerWithEmail, 'send'> = server) =>
  at.send({ method: 'POST', url: 'login/code', as, body: { code } });
const start = (as: Token, password: string) => server.send({ method: 'POST', url, as, body: { password } });
const confirm = (as: Token, code: string) => server.send({ method: 'PUT', url, as, body: { code } });
const disable = (as: SignedIn, code: string, password = as.password) =>
  server.send({ method: 'DELETE', url, as, body: { password, code } });
const renew = (as: SignedIn, code: string, password = as.password) =>
  server.send({ method: 'POST', url: `${url}/recovery-codes`, as, body: { password, code } });
const state = async (as: Token) => (await server.send({ url, as })).json();
const statusOf = async (as: Token) => (await server.send({ url: 'session', as })).statusCode;

interface Enrolled {
  admin: SignedIn;
  phone: Authenticator;
  codes: string[];
}

/** An admin who has set it up as people do. */
async function enrol(): Promise<Enrolled> {
  const admin = await server.signIn('admin');
  const phone = createAuthenticator((await start(admin, admin.password)).json().secret);
  const confirmed = await confirm(admin, phone.code());
  return { admin, phone, codes: confirmed.json().recovery_codes };
}

const auditOf = async ({ user_id }: SignedIn) =>
  (
    await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('actor_user_id', '=', user_id)
      .orderBy('id')
      .execute()
  ).map(({ action, detail }) => (detail ? [action, detail] : [action]));

describe('setting it up', () => {
  it('gives a secret for the app, and asks nobody for a code before the first one was right', async () => {
    const admin = await server.signIn('admin');
    expect(await state(admin)).toEqual({ enrolled_at: null, recovery_codes_left: 0, required: false });
    const { secret, uri } = (await start(admin, admin.password)).json();
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Foothold:admin\d+%40example\.ng\?issuer=Foothold&/);
    expect((await logIn(admin)).json()).toMatchObject({ role: 'admin', two_factor: 'off' });

    const wrong = await confirm(admin, '000000');
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['code']]);
    expect((await state(admin)).enrolled_at).toBeNull();
  });

  it('wants the password first', async () => {
    const admin = await server.signIn('admin');
    expect((await start(admin, 'not my password')).json().fields).toEqual({ password: 'This is not your password.' });
    expect((await confirm(admin, '123456')).statusCode).toBe(409);
  });

  it('gives ten recovery codes once, ends every other session, and tells its owner', async () => {
    const admin = await server.signIn('admin');
    const elsewhere: Token = (await logIn(admin)).json();
    const phone = createAuthenticator((await start(admin, admin.password)).json().secret);
    const { recovery_codes, message } = (await confirm(admin, phone.code())).json();
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes) expect(code).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/);
    expect(message).toBe('Two-factor login is on. You were logged out everywhere else.');
    expect([await statusOf(admin), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect(await state(admin)).toMatchObject({ enrolled_at: expect.any(String), recovery_codes_left: 10 });
    expect((await server.send({ url: 'session', as: admin })).json().two_factor).toBe('on');
    expect((await start(admin, admin.password)).statusCode).toBe(409);
    await server.sendDueEmails();
    expect(server.listEmailsTo(admin).map(({ subject }) => subject)).toEqual(['Two-factor login is on']);
    expect(await auditOf(admin)).toEqual([['two_factor.enabled']]);
  });

  it('keeps neither the secret nor the recovery codes as they are', async () => {
    const { phone, codes } = await enrol();
    const { db } = server.context;
    const kept = JSON.stringify([
      await db.selectFrom('two_factors').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ]);
    for (const secret of [phone.secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(secret);
  });

  it('is switched on once, however often the code is sent at the same time', async () => {
    const admin = await server.signIn('admin');
    const phone = createAuthenticator((await start(admin, admin.password)).json().secret);
    const code = phone.code();
    const answers = await Promise.all([1, 2, 3].map(() => confirm(admin, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await state(admin)).recovery_codes_left).toBe(10);
  });
});

describe('logging in', () => {
  it('opens first a session that is for nothing but the code, then one in its place', async () => {
    const { admin, phone } = await enrol();
    const first = (await logIn(admin)).json();
    expect(first).toMatchObject({ role: 'admin', two_factor: 'code' });
    expect((await server.send({ url: 'all_students', as: first })).json().code).toBe('forbidden');
    expect((await server.send({ method: 'GET', url: 'account/sessions', as: first })).statusCode).toBe(403);

    const second = await prove(first, phone.code());
    expect(second.json()).toMatchObject({ role: 'admin', two_factor: 'on', user_id: admin.user_id });
    expect(String(second.headers['set-cookie'])).toContain(second.json().token);
    expect(second.json().token).not.toBe(first.token);
    expect([await statusOf(first), await statusOf(second.json())]).toEqual([401, 200]);
    expect((await server.send({ url: 'all_students', as: second.json() })).statusCode).toBe(200);
  });

  it('takes a code once, even sent many times at once, and none that is older than the last', async () => {
    const { admin, phone } = await enrol();
    const older = phone.code();
    const code = phone.code();
    const steps = await Promise.all([1, 2, 3].map(async () => (await logIn(admin)).json()));
    const answers = await Promise.all(steps.map((step) => prove(step, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect((await prove((await logIn(admin)).json(), older)).json().fields.code).toContain('Each works once');
  });

  it('takes each recovery code once, however it is typed, and tells its owner', async () => {
    const { admin, codes } = await enrol();
    const typed = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} `;
    expect((await prove((await logIn(admin)).json(), typed)).json().two_factor).toBe('on');
    const again = await prove((await logIn(admin)).json(), codes[0]!);
    expect(again.json().fields).toEqual({ code: 'This recovery code does not work. Each works once.' });
    expect((await state(admin)).recovery_codes_left).toBe(9);
    await server.sendDueEmails();
    const told = server.listEmailsTo(admin).at(-1);
    expect([told?.subject, told?.text]).toEqual(['A recovery code was used', expect.stringContaining('9 are left.')]);
    expect((await auditOf(admin)).at(-1)).toEqual(['two_factor.recovery_code_used', { left: 9 }]);
  });

  it('takes nobody else’s code', async () => {
    const [ada, bola] = [await enrol(), await enrol()];
    expect((await prove((await logIn(ada.admin)).json(), bola.phone.code())).statusCode).toBe(422);
    expect((await prove((await logIn(ada.admin)).json(), bola.codes[0]!)).statusCode).toBe(422);
  });

  it('asks for the password again after ten minutes, and after a new password', async () => {
    const { admin, phone } = await enrol();
    const late: Token = (await logIn(admin)).json();
    const { db } = server.context;
    await sql`update sessions set expires_at = expires_at - interval '10 minutes' where awaits_code`.execute(db);
    expect((await prove(late, phone.code())).json().code).toBe('signed_out');

    const overtaken: Token = (await logIn(admin)).json();
    await server.send({
      ...{ method: 'PUT', url: 'account/password', as: admin },
      body: { current_password: admin.password, new_password: 'slow yellow bicycle' },
    });
    expect((await prove(overtaken, phone.code())).json().code).toBe('signed_out');
  });

  it('is not listed as a place where one is signed in before the code is given', async () => {
    const { admin } = await enrol();
    await logIn(admin);
    expect((await server.send({ url: 'account/sessions', as: admin })).json().sessions).toHaveLength(1);
  });

  it('lets nobody guess at codes for long, from wherever they come and however often they log in', async () => {
    const strict = await startServer({ RATE_LIMIT: '1' });
    const admin = await strict.signIn('unproven');
    const guesses = ['000000', '111111', '222222', 'aaaa-aaaa-aaaa-aaaa', '333333'];
    const answers = await Promise.all([...guesses, '444444', '555555'].map((code) => prove(admin, code, strict)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([422, 422, 422, 422, 422, 429, 429]);
    const body = { email: admin.email, password: admin.password };
    const again: Token = (await strict.send({ method: 'POST', url: 'login', body })).json();
    const refused = await prove(again, admin.authenticator!.code(), strict);
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'Too many attempts. Try again in 15 minutes.']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    await strict.stop();
  });
});

describe('an admin who has it', () => {
  it('makes new recovery codes by password and code; the old ones end', async () => {
    const { admin, phone, codes } = await enrol();
    expect((await renew(admin, phone.code(), 'not my password')).json().fields).toHaveProperty('password');
    expect((await renew(admin, '000000')).json().fields).toHaveProperty('code');
    const renewed = (await renew(admin, phone.code())).json();
    expect(renewed.recovery_codes).toHaveLength(10);
    expect((await prove((await logIn(admin)).json(), codes[1]!)).statusCode).toBe(422);
    expect((await prove((await logIn(admin)).json(), renewed.recovery_codes[1])).statusCode).toBe(200);
    expect((await auditOf(admin))[1]).toEqual(['two_factor.codes_renewed', { by: 'app' }]);
  });

  it('switches it off by password and code, or by a recovery code when the phone is gone', async () => {
    const { admin, phone, codes } = await enrol();
    expect((await disable(admin, phone.code(), 'not my password')).json().fields).toHaveProperty('password');
    expect((await disable(admin, '000000')).json().fields).toHaveProperty('code');
    expect((await disable(admin, codes[0]!)).json()).toEqual({
      message: 'Two-factor login is off. You were logged out everywhere else.',
    });
    expect(await state(admin)).toMatchObject({ enrolled_at: null, recovery_codes_left: 0 });
    expect((await logIn(admin)).json().two_factor).toBe('off');
    await server.sendDueEmails();
    expect(server.listEmailsTo(admin).map(({ subject }) => subject)).toContain('Two-factor login was switched off');
    expect((await auditOf(admin)).at(-1)).toEqual(['two_factor.disabled', { by: 'recovery' }]);
  });

  it('can set it up anew afterwards, by another secret', async () => {
    const { admin, phone } = await enrol();
    await disable(admin, phone.code());
    const { secret } = (await start(admin, admin.password)).json();
    expect(secret).not.toBe(phone.secret);
    expect((await confirm(admin, createAuthenticator(secret).code())).statusCode).toBe(200);
  });
});

it('is required where the site says so: nothing else is open to an admin before', async () => {
  const strict = await startServer({ REQUIRE_ADMIN_2FA: '1' });
  const admin = await strict.signIn('unenrolled');
  const ask = (call: string) => strict.send({ url: call, as: admin });
  expect((await ask('session')).json().two_factor).toBe('setup');
  for (const call of ['all_students', 'all_orgs_admin_View', 'account/sessions'])
    expect((await ask(call)).json().code).toBe('forbidden');
  expect((await ask(url)).json()).toEqual({ enrolled_at: null, recovery_codes_left: 0, required: true });

  const given = await strict.send({ method: 'POST', url, as: admin, body: { password: admin.password } });
  await strict.send({ method: 'PUT', url, as: admin, body: { code: createAuthenticator(given.json().secret).code() } });
  expect((await ask('all_students')).statusCode).toBe(200);
  await strict.stop();
});

it('tells how long an admin’s session goes on, without going on because of that', async () => {
  const { db } = server.context;
  const admin = await server.signIn('admin');
  const idle = (minutes: number) =>
    sql`update sessions set last_seen_at = now() - make_interval(mins => ${minutes})`.execute(db);
  const left = async (headers = {}) =>
    (await server.send({ url: 'account/presence', as: admin, headers })).json().seconds_left;
  await idle(28);
  expect(await left({ 'x-passive': '1' })).toBeLessThanOrEqual(120);
  expect(await left({ 'x-passive': '1' })).toBeGreaterThan(100);
  expect(await left()).toBeGreaterThan(1780);
});

it('ends an admin’s session after half an hour without a call, and nobody else’s', async () => {
  const { db } = server.context;
  const [admin, student] = [await server.signIn('admin'), await server.signIn('student')];
  const idle = (minutes: number) =>
    sql`update sessions set last_seen_at = now() - make_interval(mins => ${minutes})`.execute(db);
  await idle(29);
  expect([await statusOf(admin), await statusOf(student)]).toEqual([200, 200]);
  await idle(31);
  expect([await statusOf(admin), await statusOf(student)]).toEqual([401, 200]);
});
