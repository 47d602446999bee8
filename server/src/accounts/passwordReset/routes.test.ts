import { type Mailbox, openMailbox, type SignedIn, startServer, type TestServer } from '../../../testing';
import { runDueTasks } from '../../../testing/runDueTasks';
import { openEmailOutbox } from '../../app/emailOutbox';

describe('password reset by email', () => {
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
  const requestReset = (email: string) => server.send({ method: 'POST', url: 'resetPassword', body: { email } });
  const confirm = (token: string, password = newPassword) =>
    server.send({ method: 'POST', url: 'resetPassword/confirm', body: { token, password } });
  const logIn = (email: string, password: string) =>
    server.send({ method: 'POST', url: 'login', body: { email, password } });
  const sendDueEmails = (from = server) => runDueTasks(openEmailOutbox(from.context, from.app.log));
  const listEmailsTo = (email: string) => mailbox.emails.filter(({ recipients }) => recipients.includes(email));

  async function requestLink({ email }: Pick<SignedIn, 'email'>) {
    await requestReset(email);
    await sendDueEmails();
    const text = listEmailsTo(email).at(-1)?.text ?? '';
    const link = new URL(/https:\S+token=\S+/.exec(text)?.[0] ?? '');
    return { link, token: link.searchParams.get('token') ?? '' };
  }

  it('sets a new password when the emailed link is used', async () => {
    const ada = await server.signIn('student');
    const { link, token } = await requestLink(ada);
    expect(link.origin + link.pathname).toBe('https://jobs.example.ng/reset/confirm');

    const response = await confirm(token);
    expect([response.statusCode, response.json()]).toEqual([200, { message: expect.stringContaining('changed') }]);
    expect((await logIn(ada.email, newPassword)).statusCode).toBe(200);
    expect((await logIn(ada.email, ada.password)).statusCode).toBe(401);
  });

  it('ends every session of the account and of nobody else', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const second = (await logIn(ada.email, ada.password)).json();
    await confirm((await requestLink(ada)).token);
    const status = async (as: { token: string }) => (await server.send({ url: 'session', as })).statusCode;
    expect([await status(ada), await status(second), await status(bola)]).toEqual([401, 401, 200]);
  });

  it('accepts a link once when it is used twice at once', async () => {
    const { token } = await requestLink(await server.signIn('student'));
    const both = await Promise.all([confirm(token), confirm(token, 'another harbour 8')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const repeated = await confirm(token);
    expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'not_possible_now']);
  });

  it('sends one email about the change when the link is used twice at once', async () => {
    const ada = await server.signIn('student');
    const { token } = await requestLink(ada);
    await Promise.all([confirm(token), confirm(token, 'another harbour 8')]);
    await sendDueEmails();
    expect(listEmailsTo(ada.email).map(({ subject }) => subject)).toEqual([
      'Reset your Foothold password',
      'Your Foothold password was changed',
    ]);
    expect(listEmailsTo(ada.email).at(-1)?.text).toContain('https://jobs.example.ng/reset');
  });

  it('responds with 409 when the link is older than 30 minutes', async () => {
    const ada = await server.signIn('student');
    const { token } = await requestLink(ada);
    const resets = server.context.db.selectFrom('password_resets').select(['created_at', 'expires_at']);
    const { created_at, expires_at } = await resets.where('user_id', '=', ada.user_id).executeTakeFirstOrThrow();
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30 * 60_000);

    await server.context.db.updateTable('password_resets').set({ expires_at: new Date() }).execute();
    expect((await confirm(token)).statusCode).toBe(409);
    expect((await logIn(ada.email, ada.password)).statusCode).toBe(200);
  });

  it('expires the earlier link when a new one is sent', async () => {
    const ada = await server.signIn('student');
    const [first, second] = [await requestLink(ada), await requestLink(ada)];
    expect((await confirm(first.token)).statusCode).toBe(409);
    expect((await confirm(second.token)).statusCode).toBe(200);
  });

  it('responds with 422 and does not use up the link when the new password is weak', async () => {
    const { token } = await requestLink(await server.signIn('student'));
    for (const password of ['short', 'Password123!']) {
      const response = await confirm(token, password);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, ['password']]);
    }
    expect((await confirm(token)).statusCode).toBe(200);
  });

  it('responds alike but sends no email when the account is unknown', async () => {
    await sendDueEmails();
    const ada = await server.signIn('student');
    const responses = [await requestReset(ada.email), await requestReset('nobody@example.ng')];
    expect(responses[0]?.json()).toEqual(responses[1]?.json());
    const queued = await server.context.db.selectFrom('outbox').select('kind').where('done_at', 'is', null).execute();
    expect(queued).toEqual([{ kind: 'password_reset' }, { kind: 'password_reset' }]);
    await sendDueEmails();
    expect([listEmailsTo(ada.email).length, listEmailsTo('nobody@example.ng').length]).toEqual([1, 0]);
  });

  it('stores the hash of the token only once the email is sent', async () => {
    const ada = await server.signIn('student');
    const { token } = await requestLink(ada);
    const { db } = server.context;
    const stored = [
      await db.selectFrom('password_resets').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain(ada.email);
  });

  it('puts nothing that the account holder has entered into the email', async () => {
    const ada = await server.signIn('student', { full_name: 'Win at https://evil.example now' });
    await requestLink(ada);
    expect(JSON.stringify(listEmailsTo(ada.email))).not.toContain('evil');
  });

  describe('with RATE_LIMIT', () => {
    let throttled: TestServer;
    beforeAll(async () => {
      throttled = await startServer({ RATE_LIMIT: '1', SMTP_URL: mailbox.url });
    });
    afterAll(() => throttled.stop());

    const requestFrom = (remoteAddress: string, email: string) =>
      throttled.app.inject({ method: 'POST', url: '/api/resetPassword', payload: { email }, remoteAddress });

    it('responds with 429 after five requests from one address, whether the account exists or not', async () => {
      const ada = await throttled.signIn('student', { email: 'ada.once@example.ng' });
      for (const email of [ada.email, 'nobody.once@example.ng']) {
        const responses = await Promise.all(Array.from({ length: 7 }, () => requestFrom('10.0.0.1', email)));
        expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
      }
    });

    it('sends at most five emails in half an hour, and the last link stays valid', async () => {
      const bola = await throttled.signIn('student', { email: 'bola.often@example.ng' });
      for (let address = 1; address <= 8; address += 1) {
        expect((await requestFrom(`10.0.1.${address}`, bola.email)).statusCode).toBe(200);
        await sendDueEmails(throttled);
      }
      expect(listEmailsTo(bola.email)).toHaveLength(5);
      const token = /token=(\S+)/.exec(listEmailsTo(bola.email)[4]?.text ?? '')?.[1];
      const payload = { token, password: newPassword };
      const response = await throttled.app.inject({ method: 'POST', url: '/api/resetPassword/confirm', payload });
      expect(response.statusCode).toBe(200);
    });

    it('lets the owner log in at once when they had failed too often before', async () => {
      const { email } = await throttled.signIn('student', { email: 'chi.guesses@example.ng' });
      const attempt = (url: string, payload: object) =>
        throttled.app.inject({ method: 'POST', url: `/api/${url}`, payload });
      for (let guess = 0; guess < 6; guess += 1) await attempt('login', { email, password: 'wrong guess' });
      await attempt('resetPassword', { email });
      await sendDueEmails(throttled);
      const token = /token=(\S+)/.exec(listEmailsTo(email)[0]?.text ?? '')?.[1];
      await attempt('resetPassword/confirm', { token, password: newPassword });
      expect((await attempt('login', { email, password: newPassword })).statusCode).toBe(200);
    });
  });
});
