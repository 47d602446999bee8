import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { transact } from '../../platform/db';
import { createLinkToken, hashToken } from '../credentials/tokens';
import { deleteTwoFactor, replaceRecoveryCodes } from '../twoFactor/queries';
import { createRecoveryCodes, hashRecoveryCode } from '../twoFactor/recoveryCodes';
import { insertReset } from './queries';

const newPassword = 'a quiet harbour 7';
type Account = { user_id: number; email: string };

let server: TestServerWithEmail;
beforeAll(async () => {
  server = await startServerWithEmail();
});
afterAll(() => server.stop());

const post = (url: string, body: object, at = server) => at.send({ method: 'POST', url, body });
const check = (token: string) => post('resetPassword/check', { token });
const confirm = (token: string, code?: string, { password = newPassword, at = server } = {}) =>
  post('resetPassword/confirm', { token, password, code }, at);
const logIn = ({ email }: Account, password = newPassword, at = server) => post('login', { email, password }, at);

/** Asks for a link as anybody may. Resolves to the token of the mail; empty where it has none. */
async function requestLink({ email }: Account, at = server): Promise<string> {
  // Emails that are sent at once arrive in any order.
  await at.sendDueEmails();
  await post('resetPassword', { email }, at);
  await at.sendDueEmails();
  return /token=(\S+)/.exec(at.listEmailsTo({ email }).at(-1)?.text ?? '')?.[1] ?? '';
}

/** An admin with two-factor login. */
async function signInEnrolled(at = server) {
  const admin = await at.signIn('unproven');
  return { admin, phone: admin.authenticator! };
}

async function createRecoveryCode({ user_id }: Account): Promise<string> {
  const [code = ''] = createRecoveryCodes();
  await transact(server.context.db, (tx) => replaceRecoveryCodes(tx, user_id, [hashRecoveryCode(user_id, code)]));
  return code;
}

const resetByOperator = async ({ email }: Account): Promise<string> => {
  const as = { token: server.context.localToken };
  const response = await server.send({ method: 'POST', url: 'admins/reset', as, body: { email } });
  return new URL(response.json().link).searchParams.get('token') ?? '';
};

const listFailures = (user_id: number) =>
  server.context.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'detail'])
    .where('action', '=', 'account.password_reset_failed')
    .where('subject_id', '=', String(user_id))
    .execute();

describe('mailed link of an admin with two-factor login', () => {
  it('sets no password without a code', async () => {
    const { admin } = await signInEnrolled();
    const token = await requestLink(admin);
    expect(server.listEmailsTo(admin).at(-1)?.text).toContain('a code of your authenticator app');
    const checked = await check(token);
    expect([checked.statusCode, checked.json()]).toEqual([200, { needs_code: true }]);

    const refused = await confirm(token);
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { code: 'Enter the code.' }]);
    expect((await logIn(admin)).statusCode).toBe(401);
    expect((await logIn(admin, admin.password)).json().two_factor).toBe('code');
  });

  it('sets a password with a code of the app, which is used up then', async () => {
    const { admin, phone } = await signInEnrolled();
    const token = await requestLink(admin);
    const code = phone.code();
    expect((await confirm(token, code)).statusCode).toBe(200);
    expect((await confirm(token, phone.code())).statusCode).toBe(409);

    const login = (await logIn(admin)).json();
    expect(login.two_factor).toBe('code');
    const second = await server.send({ method: 'POST', url: 'login/code', as: login, body: { code } });
    expect(second.json().fields.code).toContain('Each works once');
  });

  it('sets a password with a recovery code once, and mails that it was used', async () => {
    const { admin } = await signInEnrolled();
    const code = await createRecoveryCode(admin);
    expect((await confirm(await requestLink(admin), code)).statusCode).toBe(200);
    await server.sendDueEmails();
    const subjects = server.listEmailsTo(admin).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      'A recovery code was used',
      'Reset your Foothold password',
      'Your Foothold password was changed',
    ]);
    expect((await confirm(await requestLink(admin), code)).json().fields).toHaveProperty('code');
  });

  it('stays valid after a wrong code, which admins see in the log', async () => {
    const [{ admin, phone }, other] = [await signInEnrolled(), await signInEnrolled()];
    const token = await requestLink(admin);
    for (const code of ['000000', other.phone.code(), 'aaaa-aaaa-aaaa-aaaa'])
      expect((await confirm(token, code)).json().fields).toEqual({ code: expect.stringContaining('does not work') });
    const failures = await listFailures(admin.user_id);
    expect(failures).toHaveLength(3);
    expect(failures[0]).toMatchObject({ actor_user_id: null, detail: { by: 'stranger', wrong: 'code' } });
    expect((await confirm(token, phone.code())).statusCode).toBe(200);
  });

  it('uses up no code when the password is refused, or the link has expired', async () => {
    const { admin, phone } = await signInEnrolled();
    const expired = await requestLink(admin);
    const token = await requestLink(admin);
    const code = phone.code();
    expect((await confirm(expired, code)).statusCode).toBe(409);
    expect((await confirm(token, code, { password: 'password123' })).json().fields).toHaveProperty('password');
    expect((await confirm(token, code)).statusCode).toBe(200);
  });

  it('sets one password when it is sent twice at once with the same code', async () => {
    const { admin, phone } = await signInEnrolled();
    const [token, code] = [await requestLink(admin), phone.code()];
    const responses = await Promise.all([confirm(token, code), confirm(token, code)]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('sets no password any more once two-factor login is off', async () => {
    const { admin } = await signInEnrolled();
    const token = await requestLink(admin);
    await transact(server.context.db, (tx) => deleteTwoFactor(tx, admin.user_id));
    expect([(await check(token)).statusCode, (await confirm(token)).statusCode]).toEqual([409, 409]);
  });

  it('takes five wrong codes in 15 minutes, which do not keep the admin from logging in', async () => {
    const strict = await startServerWithEmail({ RATE_LIMIT: '1' });
    const { admin, phone } = await signInEnrolled(strict);
    const token = await requestLink(admin, strict);
    const guesses = ['000000', '111111', '222222', '333333', '444444'];
    const wrong = await Promise.all(guesses.map((guess) => confirm(token, guess, { at: strict })));
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422]);
    expect((await confirm(token, phone.code(), { at: strict })).statusCode).toBe(429);

    const body = { code: phone.code() };
    const login = await strict.send({ method: 'POST', url: 'login/code', as: admin, body });
    expect(login.json().two_factor).toBe('on');
    await strict.stop();
  });
});

describe('mail to an admin without two-factor login', () => {
  it('has no link, but says what an operator does', async () => {
    const admin = await server.signIn('admin');
    expect(await requestLink(admin)).toBe('');
    const [mail] = server.listEmailsTo(admin);
    expect(mail?.subject).toBe('Reset your Foothold password');
    expect(mail?.text).toContain('- pnpm admin reset');
    expect(mail?.text).not.toContain('/reset/confirm');
    expect((await logIn(admin, admin.password)).statusCode).toBe(200);
  });

  it('is sent five times in half an hour at most', async () => {
    const strict = await startServerWithEmail({ RATE_LIMIT: '1' });
    const { email } = await strict.signIn('admin');
    for (let n = 1; n <= 7; n += 1) {
      const remoteAddress = `10.0.1.${n}`;
      await strict.app.inject({ method: 'POST', url: '/api/resetPassword', payload: { email }, remoteAddress });
      await strict.sendDueEmails();
    }
    expect(strict.listEmailsTo({ email })).toHaveLength(5);
    await strict.stop();
  });

  it('leaves a link without effect that was mailed before', async () => {
    const { user_id } = await server.signIn('admin');
    const token = createLinkToken();
    await transact(server.context.db, (tx) => insertReset(tx, { token_hash: hashToken(token), user_id }));
    expect([(await check(token)).statusCode, (await confirm(token)).statusCode]).toEqual([409, 409]);
  });

  it('takes the place of a link when a change of the address is undone', async () => {
    const { user_id, email } = await server.signIn('admin');
    const token = createLinkToken();
    const change = { user_id, old_email: email, new_email: 'other@example.ng', expires_at: new Date(Date.now() + 1e6) };
    await server.context.db
      .insertInto('address_changes')
      .values({ ...change, token_hash: hashToken(token) })
      .execute();
    expect((await post('auth/undo-address-change', { token })).statusCode).toBe(200);
    await server.sendDueEmails();
    expect(server.listEmailsTo({ email }).at(-1)?.text).toContain('- pnpm admin reset');
  });
});

describe('link of an operator', () => {
  it('takes no code, also where two-factor login stays on', async () => {
    const { admin } = await signInEnrolled();
    const token = await resetByOperator(admin);
    expect((await check(token)).json()).toEqual({ needs_code: false });
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await logIn(admin)).json().two_factor).toBe('code');
  });

  it('is not voided by strangers who ask for a mail', async () => {
    for (const admin of [await server.signIn('admin'), (await signInEnrolled()).admin]) {
      const token = await resetByOperator(admin);
      await requestLink(admin);
      expect((await confirm(token)).statusCode).toBe(200);
    }
  });

  it('voids mailed ones when it is used, and the other way round', async () => {
    const { admin, phone } = await signInEnrolled();
    const first = await resetByOperator(admin);
    const mailed = await requestLink(admin);
    expect((await confirm(first)).statusCode).toBe(200);
    expect((await confirm(mailed, phone.code())).statusCode).toBe(409);

    const second = await resetByOperator(admin);
    expect((await confirm(await requestLink(admin), phone.code())).statusCode).toBe(200);
    expect((await confirm(second)).statusCode).toBe(409);
  });
});

describe('POST /resetPassword', () => {
  it('responds alike and queues the same for an admin, another user and nobody', async () => {
    await server.sendDueEmails();
    const accounts = [await server.signIn('admin'), await server.signIn('student'), { email: 'nobody@example.ng' }];
    const responses = [];
    for (const { email } of accounts) responses.push(await post('resetPassword', { email }));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const queued = await server.context.db.selectFrom('outbox').select('kind').where('done_at', 'is', null).execute();
    expect(queued).toEqual(accounts.map(() => ({ kind: 'password_reset' })));
  });
});
