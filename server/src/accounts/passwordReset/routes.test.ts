import { type Mailbox, openMailbox, type SignedIn, startServer, type TestServer } from '../../../testing';
import { openEmailOutbox } from '../../app/emailOutbox';
import { runDueTasks } from '../../email/runDueTasks';

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startServer({ SMTP_URL: mailbox.url, APP_ORIGIN: 'https://jobs.example.ng' });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const newPassword = 'a quiet harbour 7';
const ask = (email: string) => server.send({ method: 'POST', url: 'resetPassword', body: { email } });
const confirm = (token: string, password = newPassword) =>
  server.send({ method: 'POST', url: 'resetPassword/confirm', body: { token, password } });
const logIn = (email: string, password: string) =>
  server.send({ method: 'POST', url: 'login', body: { email, password } });
const deliver = (at = server) => runDueTasks(openEmailOutbox(at.context, at.app.log));
const mailsTo = (email: string) => mailbox.emails.filter(({ recipients }) => recipients.includes(email));

async function linkFor({ email }: Pick<SignedIn, 'email'>) {
  await ask(email);
  await deliver();
  const text = mailsTo(email).at(-1)?.text ?? '';
  const link = new URL(/https:\S+token=\S+/.exec(text)?.[0] ?? '');
  return { link, token: link.searchParams.get('token') ?? '' };
}

it('lets somebody who forgot their password set a new one by a mailed link', async () => {
  const ada = await server.signIn('student');
  const { link, token } = await linkFor(ada);
  expect(link.origin + link.pathname).toBe('https://jobs.example.ng/reset/confirm');

  const response = await confirm(token);
  expect([response.statusCode, response.json()]).toEqual([200, { message: expect.stringContaining('changed') }]);
  expect((await logIn(ada.email, newPassword)).statusCode).toBe(200);
  expect((await logIn(ada.email, ada.password)).statusCode).toBe(401);
});

it('ends every session of the account, and nobody else’s', async () => {
  const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
  const second = (await logIn(ada.email, ada.password)).json();
  await confirm((await linkFor(ada)).token);
  const status = async (as: { token: string }) => (await server.send({ url: 'session', as })).statusCode;
  expect([await status(ada), await status(second), await status(bola)]).toEqual([401, 401, 200]);
});

it('lets a link work once, also when it is used twice at once', async () => {
  const { token } = await linkFor(await server.signIn('student'));
  const both = await Promise.all([confirm(token), confirm(token, 'another harbour 8')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const again = await confirm(token);
  expect([again.statusCode, again.json().code]).toEqual([409, 'not_possible_now']);
});

it('tells the account’s owner that the password was changed, once', async () => {
  const ada = await server.signIn('student');
  const { token } = await linkFor(ada);
  await Promise.all([confirm(token), confirm(token, 'another harbour 8')]);
  await deliver();
  expect(mailsTo(ada.email).map(({ subject }) => subject)).toEqual([
    'Reset your Foothold password',
    'Your Foothold password was changed',
  ]);
  expect(mailsTo(ada.email).at(-1)?.text).toContain('https://jobs.example.ng/reset');
});

it('lets a link work for thirty minutes', async () => {
  const ada = await server.signIn('student');
  const { token } = await linkFor(ada);
  const resets = server.context.db.selectFrom('password_resets').select(['created_at', 'expires_at']);
  const { created_at, expires_at } = await resets.where('user_id', '=', ada.user_id).executeTakeFirstOrThrow();
  expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30 * 60_000);

  await server.context.db.updateTable('password_resets').set({ expires_at: new Date() }).execute();
  expect((await confirm(token)).statusCode).toBe(409);
  expect((await logIn(ada.email, ada.password)).statusCode).toBe(200);
});

it('ends the earlier links of an account with each new one', async () => {
  const ada = await server.signIn('student');
  const [first, second] = [await linkFor(ada), await linkFor(ada)];
  expect((await confirm(first.token)).statusCode).toBe(409);
  expect((await confirm(second.token)).statusCode).toBe(200);
});

it('holds the new password to the rules of registration, and keeps the link for another try', async () => {
  const { token } = await linkFor(await server.signIn('student'));
  for (const password of ['short', 'Password123!']) {
    const response = await confirm(token, password);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, ['password']]);
  }
  expect((await confirm(token)).statusCode).toBe(200);
});

it('does the same for an unknown account, but mails nothing', async () => {
  await deliver();
  const ada = await server.signIn('student');
  const answers = [await ask(ada.email), await ask('nobody@example.ng')];
  expect(answers[0]?.json()).toEqual(answers[1]?.json());
  const waiting = await server.context.db.selectFrom('outbox').select('kind').where('done_at', 'is', null).execute();
  expect(waiting).toEqual([{ kind: 'password_reset' }, { kind: 'password_reset' }]);
  await deliver();
  expect([mailsTo(ada.email).length, mailsTo('nobody@example.ng').length]).toEqual([1, 0]);
});

it('keeps no token, only its hash, once the mail has left', async () => {
  const ada = await server.signIn('student');
  const { token } = await linkFor(ada);
  const { db } = server.context;
  const kept = [
    await db.selectFrom('password_resets').selectAll().execute(),
    await db.selectFrom('outbox').selectAll().execute(),
  ];
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(JSON.stringify(kept)).not.toContain(ada.email);
});

it('says nothing of what an account says of itself to whoever reads the mail', async () => {
  const ada = await server.signIn('student', { full_name: 'Win at https://evil.example now' });
  await linkFor(ada);
  expect(JSON.stringify(mailsTo(ada.email))).not.toContain('evil');
});

describe('with its throttle', () => {
  let throttled: TestServer;
  beforeAll(async () => {
    throttled = await startServer({ RATE_LIMIT: '1', SMTP_URL: mailbox.url });
  });
  afterAll(() => throttled.stop());

  const askFrom = (remoteAddress: string, email: string) =>
    throttled.app.inject({ method: 'POST', url: '/api/resetPassword', payload: { email }, remoteAddress });

  it('takes five requests in a quarter of an hour from one address, whether the account exists or not', async () => {
    const ada = await throttled.signIn('student', { email: 'ada.once@example.ng' });
    for (const email of [ada.email, 'nobody.once@example.ng']) {
      const all = await Promise.all(Array.from({ length: 7 }, () => askFrom('10.0.0.1', email)));
      expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
  });

  it('sends nobody more than five mails in half an hour, and the last link keeps working', async () => {
    const bola = await throttled.signIn('student', { email: 'bola.often@example.ng' });
    for (let address = 1; address <= 8; address += 1) {
      expect((await askFrom(`10.0.1.${address}`, bola.email)).statusCode).toBe(200);
      await deliver(throttled);
    }
    expect(mailsTo(bola.email)).toHaveLength(5);
    const token = /token=(\S+)/.exec(mailsTo(bola.email)[4]?.text ?? '')?.[1];
    const payload = { token, password: newPassword };
    const response = await throttled.app.inject({ method: 'POST', url: '/api/resetPassword/confirm', payload });
    expect(response.statusCode).toBe(200);
  });

  it('lets the owner log in right after, however often they had guessed', async () => {
    const { email } = await throttled.signIn('student', { email: 'chi.guesses@example.ng' });
    const attempt = (url: string, payload: object) =>
      throttled.app.inject({ method: 'POST', url: `/api/${url}`, payload });
    for (let guess = 0; guess < 6; guess += 1) await attempt('login', { email, password: 'wrong guess' });
    await attempt('resetPassword', { email });
    await deliver(throttled);
    const token = /token=(\S+)/.exec(mailsTo(email)[0]?.text ?? '')?.[1];
    await attempt('resetPassword/confirm', { token, password: newPassword });
    expect((await attempt('login', { email, password: newPassword })).statusCode).toBe(200);
  });
});
