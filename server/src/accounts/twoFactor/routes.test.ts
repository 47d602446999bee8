import { sql } from 'kysely';
import { startServer } from '../../../testing';
import { type Authenticator, createAuthenticator } from '../../../testing/authenticator';
import type { SignedIn } from '../../../testing/signIn';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';

describe('two-factor login', () => {
  let server: TestServerWithEmail;
  beforeAll(async () => {
    server = await startServerWithEmail();
  });
  afterAll(() => server.stop());

  type Token = { token: string };
  const url = 'account/two-factor';
  const logIn = (who: SignedIn, to = server) =>
    to.send({ method: 'POST', url: 'login', body: { email: who.email, password: who.password } });
  const enterCode = (as: Token, code: string, to: Pick<TestServerWithEmail, 'send'> = server) =>
    to.send({ method: 'POST', url: 'login/code', as, body: { code } });
  const start = (as: Token, password: string) => server.send({ method: 'POST', url, as, body: { password } });
  const confirm = (as: Token, code: string) => server.send({ method: 'PUT', url, as, body: { code } });
  const disable = (as: SignedIn, code: string, password = as.password) =>
    server.send({ method: 'DELETE', url, as, body: { password, code } });
  const renew = (as: SignedIn, code: string, password = as.password) =>
    server.send({ method: 'POST', url: `${url}/recovery-codes`, as, body: { password, code } });
  const loadState = async (as: Token) => (await server.send({ url, as })).json();
  const statusOf = async (as: Token) => (await server.send({ url: 'session', as })).statusCode;

  interface Enrolled {
    admin: SignedIn;
    phone: Authenticator;
    codes: string[];
  }

  /** Signs in an admin and enables two-factor login through the API. */
  async function enroll(): Promise<Enrolled> {
    const admin = await server.signIn('admin');
    const phone = createAuthenticator((await start(admin, admin.password)).json().secret);
    const confirmed = await confirm(admin, phone.code());
    return { admin, phone, codes: confirmed.json().recovery_codes };
  }

  const listAuditEntries = async ({ user_id }: SignedIn) =>
    (
      await server.context.db
        .selectFrom('audit_log')
        .where('expires_at', 'is', null)
        .select(['action', 'detail'])
        .where('actor_user_id', '=', user_id)
        .orderBy('id')
        .execute()
    ).map(({ action, detail }) => (detail ? [action, detail] : [action]));

  describe('enabling it', () => {
    it('returns a secret, and takes effect only when a first code is correct', async () => {
      const admin = await server.signIn('admin');
      expect(await loadState(admin)).toEqual({ enrolled_at: null, recovery_codes_left: 0, required: false });
      const { secret, uri } = (await start(admin, admin.password)).json();
      expect(new URL(uri).searchParams.get('secret')).toBe(secret);
      expect(uri).toMatch(/^otpauth:\/\/totp\/Foothold:admin\d+%40example\.ng\?issuer=Foothold&/);
      expect((await logIn(admin)).json()).toMatchObject({ role: 'admin', two_factor: 'off' });

      const wrong = await confirm(admin, '000000');
      expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['code']]);
      expect((await loadState(admin)).enrolled_at).toBeNull();
    });

    it('responds with 422 when the password is wrong', async () => {
      const admin = await server.signIn('admin');
      expect((await start(admin, 'not my password')).json().fields).toEqual({ password: 'This is not your password.' });
      expect((await confirm(admin, '123456')).statusCode).toBe(409);
    });

    it('returns ten recovery codes, ends all other sessions and sends an email when it is enabled', async () => {
      const admin = await server.signIn('admin');
      const otherSession: Token = (await logIn(admin)).json();
      const phone = createAuthenticator((await start(admin, admin.password)).json().secret);
      const { recovery_codes, message } = (await confirm(admin, phone.code())).json();
      expect(new Set(recovery_codes).size).toBe(10);
      for (const code of recovery_codes) expect(code).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/);
      expect(message).toBe('Two-factor login is on. You were logged out everywhere else.');
      expect([await statusOf(admin), await statusOf(otherSession)]).toEqual([200, 401]);
      expect(await loadState(admin)).toMatchObject({ enrolled_at: expect.any(String), recovery_codes_left: 10 });
      expect((await server.send({ url: 'session', as: admin })).json().two_factor).toBe('on');
      expect((await start(admin, admin.password)).statusCode).toBe(409);
      await server.sendDueEmails();
      const subjects = server.listEmailsTo(admin).map(({ subject }) => subject);
      expect(subjects.sort()).toEqual(['A new login to your Foothold account', 'Two-factor login is on']);
      expect(await listAuditEntries(admin)).toEqual([['two_factor.enabled']]);
    });

    it('stores neither the secret nor the recovery codes in plain text', async () => {
      const { phone, codes } = await enroll();
      const { db } = server.context;
      const stored = JSON.stringify([
        await db.selectFrom('two_factors').selectAll().execute(),
        await db.selectFrom('recovery_codes').selectAll().execute(),
        await db.selectFrom('outbox').selectAll().execute(),
        await db.selectFrom('audit_log').selectAll().execute(),
      ]);
      for (const secret of [phone.secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
        expect(stored).not.toContain(secret);
    });

    it('is enabled once when the code is sent several times at once', async () => {
      const admin = await server.signIn('admin');
      const phone = createAuthenticator((await start(admin, admin.password)).json().secret);
      const code = phone.code();
      const responses = await Promise.all([1, 2, 3].map(() => confirm(admin, code)));
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      expect((await loadState(admin)).recovery_codes_left).toBe(10);
    });
  });

  describe('logging in', () => {
    it('opens a session for the code only, then replaces it by a full one', async () => {
      const { admin, phone } = await enroll();
      const first = (await logIn(admin)).json();
      expect(first).toMatchObject({ role: 'admin', two_factor: 'code' });
      expect((await server.send({ url: 'all_students', as: first })).json().code).toBe('forbidden');
      expect((await server.send({ method: 'GET', url: 'account/sessions', as: first })).statusCode).toBe(403);

      const second = await enterCode(first, phone.code());
      expect(second.json()).toMatchObject({ role: 'admin', two_factor: 'on', user_id: admin.user_id });
      expect(String(second.headers['set-cookie'])).toContain(second.json().token);
      expect(second.json().token).not.toBe(first.token);
      expect([await statusOf(first), await statusOf(second.json())]).toEqual([401, 200]);
      expect((await server.send({ url: 'all_students', as: second.json() })).statusCode).toBe(200);
    });

    it('accepts a code once when it is sent several times, and no older code', async () => {
      const admin = await server.signIn('unproven');
      const [older, code] = [admin.authenticator!.code(), admin.authenticator!.code()];
      const steps = await Promise.all([1, 2, 3].map(async () => (await logIn(admin)).json()));
      const responses = await Promise.all(steps.map((step) => enterCode(step, code)));
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
      expect((await enterCode((await logIn(admin)).json(), older)).json().fields.code).toContain('Each works once');
    });

    it('accepts a recovery code once in any case and spacing, and sends an email', async () => {
      const { admin, codes } = await enroll();
      const typed = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} `;
      expect((await enterCode((await logIn(admin)).json(), typed)).json().two_factor).toBe('on');
      const repeated = await enterCode((await logIn(admin)).json(), codes[0]!);
      expect(repeated.json().fields).toEqual({ code: 'This recovery code does not work. Each works once.' });
      expect((await loadState(admin)).recovery_codes_left).toBe(9);
      await server.sendDueEmails();
      const email = server.listEmailsTo(admin).find(({ subject }) => subject === 'A recovery code was used');
      expect(email?.text).toContain('9 are left.');
      expect((await listAuditEntries(admin)).at(-1)).toEqual(['two_factor.recovery_code_used', { left: 9 }]);
    });

    it('responds with 422 when the code is another admin’s', async () => {
      const [ada, bola] = [await enroll(), await enroll()];
      expect((await enterCode((await logIn(ada.admin)).json(), bola.phone.code())).statusCode).toBe(422);
      expect((await enterCode((await logIn(ada.admin)).json(), bola.codes[0]!)).statusCode).toBe(422);
    });

    it('responds with signed_out after ten minutes or a change of the password', async () => {
      const { admin, phone } = await enroll();
      const expired: Token = (await logIn(admin)).json();
      const { db } = server.context;
      await sql`update sessions set expires_at = expires_at - interval '10 minutes' where awaits_code`.execute(db);
      expect((await enterCode(expired, phone.code())).json().code).toBe('signed_out');

      const outdated: Token = (await logIn(admin)).json();
      await server.send({
        ...{ method: 'PUT', url: 'account/password', as: admin },
        body: { current_password: admin.password, new_password: 'slow yellow bicycle' },
      });
      expect((await enterCode(outdated, phone.code())).json().code).toBe('signed_out');
    });

    it('does not list a session that awaits its code', async () => {
      const { admin } = await enroll();
      await logIn(admin);
      expect((await server.send({ url: 'account/sessions', as: admin })).json().sessions).toHaveLength(1);
    });

    it('responds with 429 after five wrong codes, also in a new session', async () => {
      const strict = await startServer({ RATE_LIMIT: '1' });
      const admin = await strict.signIn('unproven');
      const guesses = ['000000', '111111', '222222', 'aaaa-aaaa-aaaa-aaaa', '333333'];
      const responses = await Promise.all(
        [...guesses, '444444', '555555'].map((code) => enterCode(admin, code, strict)),
      );
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([422, 422, 422, 422, 422, 429, 429]);
      const body = { email: admin.email, password: admin.password };
      const second: Token = (await strict.send({ method: 'POST', url: 'login', body })).json();
      const refused = await enterCode(second, admin.authenticator!.code(), strict);
      expect([refused.statusCode, refused.json().error]).toEqual([429, 'Too many attempts. Try again in 15 minutes.']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
      await strict.stop();
    });
  });

  describe('an admin with two-factor login', () => {
    it('replaces the recovery codes when password and code are correct', async () => {
      const { admin, phone, codes } = await enroll();
      const code = phone.code();
      expect((await renew(admin, code, 'not my password')).json().fields).toHaveProperty('password');
      expect((await renew(admin, '000000')).json().fields).toHaveProperty('code');
      const renewed = (await renew(admin, code)).json();
      expect(renewed.recovery_codes).toHaveLength(10);
      expect((await enterCode((await logIn(admin)).json(), codes[1]!)).statusCode).toBe(422);
      expect((await enterCode((await logIn(admin)).json(), renewed.recovery_codes[1])).statusCode).toBe(200);
      expect((await listAuditEntries(admin))[1]).toEqual(['two_factor.codes_renewed', { by: 'app' }]);
    });

    it('disables it when password and code or recovery code are correct', async () => {
      const { admin, phone, codes } = await enroll();
      expect((await disable(admin, phone.code(), 'not my password')).json().fields).toHaveProperty('password');
      expect((await disable(admin, '000000')).json().fields).toHaveProperty('code');
      expect((await disable(admin, codes[0]!)).json()).toEqual({
        message: 'Two-factor login is off. You were logged out everywhere else.',
      });
      expect(await loadState(admin)).toMatchObject({ enrolled_at: null, recovery_codes_left: 0 });
      expect((await logIn(admin)).json().two_factor).toBe('off');
      await server.sendDueEmails();
      const email = server.listEmailsTo(admin).find(({ subject }) => subject === 'Two-factor login was switched off');
      expect(email?.text).toContain('It was not me:\nhttps://jobs.example.ng/adminsecurity\n');
      expect((await listAuditEntries(admin)).at(-1)).toEqual(['two_factor.disabled', { by: 'recovery' }]);
    });

    it('can enable it again with a new secret', async () => {
      const { admin, phone } = await enroll();
      await disable(admin, phone.code());
      const { secret } = (await start(admin, admin.password)).json();
      expect(secret).not.toBe(phone.secret);
      expect((await confirm(admin, createAuthenticator(secret).code())).statusCode).toBe(200);
    });
  });

  it('is required before anything else when REQUIRE_ADMIN_2FA is set', async () => {
    const strict = await startServer({ REQUIRE_ADMIN_2FA: '1' });
    const admin = await strict.signIn('unenrolled');
    const ask = (call: string) => strict.send({ url: call, as: admin });
    expect((await ask('session')).json().two_factor).toBe('setup');
    for (const call of ['all_students', 'all_orgs_admin_View', 'account/sessions'])
      expect((await ask(call)).json().code).toBe('forbidden');
    expect((await ask(url)).json()).toEqual({ enrolled_at: null, recovery_codes_left: 0, required: true });

    const started = await strict.send({ method: 'POST', url, as: admin, body: { password: admin.password } });
    await strict.send({
      method: 'PUT',
      url,
      as: admin,
      body: { code: createAuthenticator(started.json().secret).code() },
    });
    expect((await ask('all_students')).statusCode).toBe(200);
    await strict.stop();
  });

  it('GET /account/presence returns the time left without extending the session when it is passive', async () => {
    const { db } = server.context;
    const admin = await server.signIn('admin');
    const idle = (minutes: number) =>
      sql`update sessions set last_seen_at = now() - make_interval(mins => ${minutes})`.execute(db);
    const secondsLeft = async (headers = {}) =>
      (await server.send({ url: 'account/presence', as: admin, headers })).json().seconds_left;
    await idle(28);
    expect(await secondsLeft({ 'x-passive': '1' })).toBeLessThanOrEqual(120);
    expect(await secondsLeft({ 'x-passive': '1' })).toBeGreaterThan(100);
    expect(await secondsLeft()).toBeGreaterThan(1780);
  });

  it('ends an admin’s session after 30 minutes without a request, and not a student’s', async () => {
    const { db } = server.context;
    const [admin, student] = [await server.signIn('admin'), await server.signIn('student')];
    const idle = (minutes: number) =>
      sql`update sessions set last_seen_at = now() - make_interval(mins => ${minutes})`.execute(db);
    await idle(29);
    expect([await statusOf(admin), await statusOf(student)]).toEqual([200, 200]);
    await idle(31);
    expect([await statusOf(admin), await statusOf(student)]).toEqual([401, 200]);
  });
});
