import { startServer, type TestServer } from '../../testing';
import type { SignedIn } from '../../testing/signIn';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

let server: TestServerWithEmail;
beforeAll(async () => {
  server = await startServerWithEmail();
});
afterAll(() => server.stop());

const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const chosen = 'slow yellow bicycle';

const logIn = (email: string, password: string, agent?: string, at: TestServer = server) =>
  at.send({
    ...{ method: 'POST', url: 'login', body: { email, password } },
    headers: agent === undefined ? {} : { 'user-agent': agent },
  });
const again = async (who: SignedIn, agent?: string) => ({
  token: (await logIn(who.email, who.password, agent)).json().token as string,
});
const change = (as: { token: string }, current_password: string, new_password = chosen, at: TestServer = server) =>
  at.send({ method: 'PUT', url: 'account/password', as, body: { current_password, new_password } });
const sessionsOf = async (as: { token: string }) =>
  (await server.send({ url: 'account/sessions', as })).json().sessions as { device: string | null; current: boolean }[];
const statusOf = async (as: { token: string }) => (await server.send({ url: 'session', as })).statusCode;

describe('changing the password', () => {
  it.each(['student', 'organization', 'pending', 'admin'] as const)(
    'lets a %s go on here, and nobody anywhere else',
    async (who) => {
      const ada = await server.signIn(who);
      const [phone, bola] = [await again(ada), await server.signIn('student')];
      const changed = await change(ada, ada.password);
      expect([changed.statusCode, changed.json().message]).toEqual([
        200,
        'Your password was changed. You were logged out everywhere else.',
      ]);
      expect([await statusOf(ada), await statusOf(phone), await statusOf(bola)]).toEqual([200, 401, 200]);
      expect((await logIn(ada.email, ada.password)).statusCode).toBe(401);
      expect((await logIn(ada.email, chosen)).json()).toMatchObject({ user_id: ada.user_id });
    },
  );

  it('is mailed, with what to do if it was somebody else', async () => {
    const ada = await server.signIn('student');
    await change(ada, ada.password);
    await server.sendDueEmails();
    const [mail, ...others] = server.listEmailsTo(ada);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Your Foothold password was changed',
      text: expect.stringContaining('https://jobs.example.ng/reset\n'),
    });
    expect(mail?.text).not.toContain(chosen);
  });

  it('wants the current one, and says so at its field', async () => {
    const ada = await server.signIn('student');
    const phone = await again(ada);
    const refused = await change(ada, 'not my password');
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { current_password: 'This is not your password.' },
    ]);
    expect([await statusOf(ada), await statusOf(phone)]).toEqual([200, 200]);
    await server.sendDueEmails();
    expect(server.listEmailsTo(ada)).toEqual([]);
  });

  it('takes none that a guesser would try first', async () => {
    const ada = await server.signIn('student');
    expect((await change(ada, ada.password, 'short')).json().fields).toEqual({
      new_password: 'Use at least 8 characters.',
    });
    expect((await change(ada, ada.password, 'password123')).json().fields).toHaveProperty('new_password');
    expect((await logIn(ada.email, ada.password)).statusCode).toBe(200);
  });

  it('has one winner when two come at once', async () => {
    const ada = await server.signIn('student');
    const wishes = ['first brown kettle', 'second brown kettle', 'third brown kettle'];
    const answers = await Promise.all(wishes.map((wish) => change(ada, ada.password, wish)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const logins = await Promise.all(wishes.map((wish) => logIn(ada.email, wish)));
    expect(logins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  });

  it('leaves no session that was opened with the old password at the same moment', async () => {
    const ada = await server.signIn('student');
    const [login] = await Promise.all([logIn(ada.email, ada.password), change(ada, ada.password)]);
    if (login.statusCode === 200) expect(await statusOf(login.json())).toBe(401);
    else expect(login.statusCode).toBe(401);
  });

  it('ends a reset link that was on its way', async () => {
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

  it('lets nobody guess at an open screen for long', async () => {
    const strict = await startServer({ RATE_LIMIT: '1' });
    const ada = await strict.signIn('student');
    for (let guess = 0; guess < 5; guess += 1) await change(ada, `guess number ${guess}`, chosen, strict);
    const refused = await change(ada, ada.password, chosen, strict);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await logIn(ada.email, ada.password, undefined, strict)).statusCode).toBe(200);
    await strict.stop();
  });

  it('is not for a company that was refused', async () => {
    const works = await server.signIn('rejected');
    expect((await change(works, works.password)).json()).toMatchObject({ code: 'organization_rejected' });
  });
});

describe('where an account is logged in', () => {
  it('is told in words that its owner knows again, this session first', async () => {
    const ada = await server.signIn('student');
    await again(ada, pixel);
    const here = await again(ada, desk);
    const sessions = await sessionsOf(here);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', true],
      ['Chrome on Android', false],
      [null, false],
    ]);
    expect(sessions[0]).toEqual({
      ...{ device: 'Firefox on Windows', current: true },
      ...{ created_at: expect.stringMatching(/Z$/), last_seen_at: expect.stringMatching(/Z$/) },
    });
  });

  it('is kept from the first session on, which comes with the account', async () => {
    const body = {
      ...{ role: 'student', email: 'first@example.ng', password: chosen, full_name: 'Ada Obi', phone: '08012345678' },
      ...{ course_of_study: 'Physics', university: 'Ibadan', sex: 'Female', status: 'Graduate', degree: 'BSc' },
    };
    const headers = { 'user-agent': pixel };
    const registered = await server.send({ method: 'POST', url: 'auth/register', body, headers });
    expect(await sessionsOf(registered.json())).toMatchObject([{ device: 'Chrome on Android', current: true }]);
  });

  it.each(['x', '', '<script>alert(1)</script>', `Mozilla/5.0 ${'('.repeat(5000)}`])(
    'makes nothing of what is no browser',
    async (agent) => {
      const ada = await server.signIn('student');
      const [here] = await sessionsOf(await again(ada, agent));
      expect(here?.device ?? '').not.toMatch(/[<>(]/);
    },
  );

  it('leaves out sessions that are over', async () => {
    const ada = await server.signIn('student');
    await server.context.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('user_id', '=', ada.user_id)
      .execute();
    expect(await sessionsOf(await again(ada))).toHaveLength(1);
  });

  it('ends everywhere else at once, and for nobody else', async () => {
    const [ada, bola] = [await server.signIn('organization'), await server.signIn('organization')];
    const others = [await again(ada), await again(ada)];
    const end = () => server.send({ method: 'DELETE', url: 'account/sessions', as: ada });
    expect((await end()).json()).toEqual({ ended: 2, message: 'You were logged out everywhere else.' });
    expect((await end()).json().ended).toBe(0);
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect([await statusOf(ada), await statusOf(bola)]).toEqual([200, 200]);
    expect(await sessionsOf(ada)).toHaveLength(1);
  });
});
