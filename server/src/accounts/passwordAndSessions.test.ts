import { startServer, type TestServer } from '../../testing';
import type { SignedIn } from '../../testing/signIn';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

describe('own account: password and sessions', () => {
  let server: TestServerWithEmail;
  beforeAll(async () => {
    server = await startServerWithEmail();
  });
  afterAll(() => server.stop());

  const androidAgent =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
  const windowsAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
  const newPassword = 'slow yellow bicycle';

  const logIn = (email: string, password: string, agent?: string, to: TestServer = server) =>
    to.send({
      ...{ method: 'POST', url: 'login', body: { email, password } },
      headers: agent === undefined ? {} : { 'user-agent': agent },
    });
  const openSession = async (who: SignedIn, agent?: string) => ({
    token: (await logIn(who.email, who.password, agent)).json().token as string,
  });
  const change = (
    as: { token: string },
    current_password: string,
    new_password = newPassword,
    to: TestServer = server,
  ) => to.send({ method: 'PUT', url: 'account/password', as, body: { current_password, new_password } });
  const listSessions = async (as: { token: string }) =>
    (await server.send({ url: 'account/sessions', as })).json().sessions as {
      device: string | null;
      current: boolean;
    }[];
  const statusOf = async (as: { token: string }) => (await server.send({ url: 'session', as })).statusCode;

  describe('PUT /account/password', () => {
    it.each(['student', 'organization', 'pending', 'admin'] as const)(
      'ends all sessions of a %s and opens a new one when the password is changed',
      async (who) => {
        const ada = await server.signIn(who);
        const [phone, bola] = [await openSession(ada), await server.signIn('student')];
        const changed = await change(ada, ada.password);
        expect([changed.statusCode, changed.json().message]).toEqual([
          200,
          'Your password was changed. You were logged out everywhere else.',
        ]);
        const { token } = changed.json();
        expect(String(changed.headers['set-cookie'])).toContain(token);
        expect(await Promise.all([{ token }, ada, phone, bola].map(statusOf))).toEqual([200, 401, 401, 200]);
        expect((await logIn(ada.email, ada.password)).statusCode).toBe(401);
        expect((await logIn(ada.email, newPassword)).json()).toMatchObject({ user_id: ada.user_id });
      },
    );

    it('sends an email with a link to reset the password', async () => {
      const ada = await server.signIn('student');
      await change(ada, ada.password);
      await server.sendDueEmails();
      const [email, ...others] = server.listEmailsTo(ada);
      expect(others).toEqual([]);
      expect(email).toMatchObject({
        subject: 'Your Foothold password was changed',
        text: expect.stringContaining('https://jobs.example.ng/reset\n'),
      });
      expect(email?.text).not.toContain(newPassword);
    });

    it('responds with 422 and changes nothing when the current password is wrong', async () => {
      const ada = await server.signIn('student');
      const phone = await openSession(ada);
      const refused = await change(ada, 'not my password');
      expect([refused.statusCode, refused.json().fields]).toEqual([
        422,
        { current_password: 'This is not your password.' },
      ]);
      expect([await statusOf(ada), await statusOf(phone)]).toEqual([200, 200]);
      await server.sendDueEmails();
      expect(server.listEmailsTo(ada)).toEqual([]);
    });

    it('responds with 422 when the new password is short or common', async () => {
      const ada = await server.signIn('student');
      expect((await change(ada, ada.password, 'short')).json().fields).toEqual({
        new_password: 'Use at least 8 characters.',
      });
      expect((await change(ada, ada.password, 'password123')).json().fields).toHaveProperty('new_password');
      expect((await logIn(ada.email, ada.password)).statusCode).toBe(200);
    });

    it('accepts exactly one when several changes are sent at once', async () => {
      const ada = await server.signIn('student');
      const passwords = ['first brown kettle', 'second brown kettle', 'third brown kettle'];
      const responses = await Promise.all(passwords.map((password) => change(ada, ada.password, password)));
      // The first one also ends the session of the others.
      const refused = responses.filter(({ statusCode }) => statusCode !== 200);
      expect(refused.map(({ statusCode }) => [401, 422].includes(statusCode))).toEqual([true, true]);
      const logins = await Promise.all(passwords.map((password) => logIn(ada.email, password)));
      expect(logins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    });

    it('leaves no session with the old password when a login is concurrent', async () => {
      const ada = await server.signIn('student');
      const [login] = await Promise.all([logIn(ada.email, ada.password), change(ada, ada.password)]);
      if (login.statusCode === 200) expect(await statusOf(login.json())).toBe(401);
      else expect(login.statusCode).toBe(401);
    });

    it('expires a reset link that was sent before', async () => {
      const ada = await server.signIn('student');
      await server.send({ method: 'POST', url: 'resetPassword', body: { email: ada.email } });
      await server.sendDueEmails();
      const token = /token=([\w-]{32})/.exec(server.listEmailsTo(ada)[0]?.text ?? '')?.[1];
      await change(ada, ada.password);
      const used = await server.send({
        method: 'POST',
        url: 'resetPassword/confirm',
        body: { token, password: 'green tall ladder' },
      });
      expect(used.statusCode).toBe(409);
    });

    it('responds with 429 when five guesses at the current password were wrong', async () => {
      const strict = await startServer({ RATE_LIMIT: '1' });
      const ada = await strict.signIn('student');
      for (let guess = 0; guess < 5; guess += 1) await change(ada, `guess number ${guess}`, newPassword, strict);
      const refused = await change(ada, ada.password, newPassword, strict);
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
      expect((await logIn(ada.email, ada.password, undefined, strict)).statusCode).toBe(200);
      await strict.stop();
    });

    it('responds with organization_rejected when the organization is rejected', async () => {
      const organization = await server.signIn('rejected');
      expect((await change(organization, organization.password)).json()).toMatchObject({
        code: 'organization_rejected',
      });
    });
  });

  describe('GET and DELETE /account/sessions', () => {
    it('lists the sessions with their devices, the current one first', async () => {
      const ada = await server.signIn('student');
      await openSession(ada, androidAgent);
      const current = await openSession(ada, windowsAgent);
      const sessions = await listSessions(current);
      expect(sessions.map(({ device, current }) => [device, current])).toEqual([
        ['Firefox on Windows', true],
        ['Chrome on Android', false],
        [null, false],
      ]);
      expect(sessions[0]).toEqual({
        ...{ id: expect.any(Number), device: 'Firefox on Windows', current: true },
        ...{ created_at: expect.stringMatching(/Z$/), last_seen_at: expect.stringMatching(/Z$/) },
      });
    });

    it('lists the session that was opened by the registration', async () => {
      const body = {
        ...{
          role: 'student',
          email: 'first@example.ng',
          password: newPassword,
          full_name: 'Ada Obi',
          phone: '08012345678',
        },
        ...{ course_of_study: 'Physics', university: 'Ibadan', sex: 'Female', status: 'Graduate', degree: 'BSc' },
      };
      const headers = { 'user-agent': androidAgent };
      const registered = await server.send({ method: 'POST', url: 'auth/register', body, headers });
      expect(await listSessions(registered.json())).toMatchObject([{ device: 'Chrome on Android', current: true }]);
    });

    it.each(['x', '', '<script>alert(1)</script>', `Mozilla/5.0 ${'('.repeat(5000)}`])(
      'shows no part of a user agent that is no browser’s: %j',
      async (agent) => {
        const ada = await server.signIn('student');
        const [current] = await listSessions(await openSession(ada, agent));
        expect(current?.device ?? '').not.toMatch(/[<>(]/);
      },
    );

    it('leaves out sessions that have ended', async () => {
      const ada = await server.signIn('student');
      await server.context.db
        .updateTable('sessions')
        .set({ last_seen_at: new Date(Date.now() - 25 * 3_600_000) })
        .where('user_id', '=', ada.user_id)
        .execute();
      expect(await listSessions(await openSession(ada))).toHaveLength(1);
    });

    it('ends all other sessions of the caller and of nobody else when DELETE is sent', async () => {
      const [ada, bola] = [await server.signIn('organization'), await server.signIn('organization')];
      const others = [await openSession(ada), await openSession(ada)];
      const endOthers = () => server.send({ method: 'DELETE', url: 'account/sessions', as: ada });
      expect((await endOthers()).json()).toEqual({ ended: 2, message: 'You were logged out everywhere else.' });
      expect((await endOthers()).json().ended).toBe(0);
      for (const other of others) expect(await statusOf(other)).toBe(401);
      expect([await statusOf(ada), await statusOf(bola)]).toEqual([200, 200]);
      expect(await listSessions(ada)).toHaveLength(1);
    });
  });
});
