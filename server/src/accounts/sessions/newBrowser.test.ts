import type { SignedIn } from '../../../testing';
import { createAuthenticator } from '../../../testing/authenticator';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';

let server: TestServerWithEmail;
beforeAll(async () => {
  server = await startServerWithEmail();
});
afterAll(() => server.stop());

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const subject = 'A new login to your Foothold account';

/** Logs in from a browser that sends this token; without one, from a new browser. */
const logIn = ({ email, password }: Pick<SignedIn, 'email' | 'password'>, browser?: string) =>
  server.send({
    ...{ method: 'POST', url: 'login', body: { email, password } },
    headers: {
      'user-agent': phone,
      ...(browser && { cookie: `__Host-foothold_browser=${browser}`, 'sec-fetch-site': 'same-origin' }),
    },
  });
const listMails = async (who: { email: string }) => {
  await server.sendDueEmails();
  return server.listEmailsTo(who).filter((mail) => mail.subject === subject);
};

/** A student whose account knows a browser. */
async function signInKnown(): Promise<SignedIn> {
  const ada = await server.signIn('student');
  await logIn(ada, 'own-browser');
  return ada;
}

describe('login from a browser that the account does not know', () => {
  it('is mailed with device and time, without a place, and with what ends it', async () => {
    const ada = await signInKnown();
    const { headers } = await logIn(ada);
    expect(String(headers['set-cookie'])).toContain('foothold_browser=');
    const [mail, ...others] = await listMails(ada);
    expect(others).toEqual([]);
    const year = new Date().getFullYear();
    expect(mail?.text).toMatch(
      new RegExp(`^- Chrome on Android\\n- \\w+ \\d+ \\w+ ${year}, \\d\\d:\\d\\d, Lagos time`, 'm'),
    );
    expect(mail?.text).toContain('It was not me:\nhttps://jobs.example.ng/reset\n');
    expect(mail?.text).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
  });

  it('is mailed once for each browser', async () => {
    const ada = await signInKnown();
    await logIn(ada, 'tablet');
    await logIn(ada, 'tablet');
    await logIn(ada, 'own-browser');
    expect(await listMails(ada)).toHaveLength(1);
    await logIn(ada, 'desktop');
    expect(await listMails(ada)).toHaveLength(2);
  });

  it('is mailed once when two logins of the browser come at once', async () => {
    const ada = await signInKnown();
    await Promise.all([logIn(ada, 'tablet'), logIn(ada, 'tablet'), logIn(ada, 'tablet')]);
    expect(await listMails(ada)).toHaveLength(1);
  });

  it('is not mailed when the password is wrong', async () => {
    const ada = await signInKnown();
    expect((await logIn({ ...ada, password: 'not the password' }, 'tablet')).statusCode).toBe(401);
    expect(await listMails(ada)).toEqual([]);
  });

  it('leads an admin to the page where the password is changed', async () => {
    const admin = await server.signIn('admin');
    await logIn(admin, 'tablet');
    const [mail] = await listMails(admin);
    expect(mail?.text).toContain('It was not me:\nhttps://jobs.example.ng/adminsecurity\n');
  });

  it('waits until the address of the account is confirmed', async () => {
    const ada = await signInKnown();
    const setConfirmed = (email_confirmed_at: Date | null) =>
      server.context.db.updateTable('users').set({ email_confirmed_at }).where('id', '=', ada.user_id).execute();
    await setConfirmed(null);
    await logIn(ada, 'tablet');
    expect(await listMails(ada)).toEqual([]);

    const as = { token: (await logIn(ada, 'own-browser')).json().token };
    await server.send({ method: 'POST', url: 'account/confirmation', as });
    await server.sendDueEmails();
    const [, token] = /\/confirm\?token=(\S+)/.exec(server.listEmailsTo(ada).at(-1)?.text ?? '') ?? [];
    await server.send({ method: 'POST', url: 'auth/confirm', body: { token } });
    expect(await listMails(ada)).toHaveLength(1);
  });

  it('is not mailed to an account that was deleted meanwhile', async () => {
    const ada = await signInKnown();
    await logIn(ada, 'tablet');
    await server.send({ method: 'DELETE', url: 'account', as: ada, body: { password: ada.password } });
    expect(await listMails(ada)).toEqual([]);
    const { db } = server.context;
    expect(await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()).toEqual([]);
  });
});

describe('login that takes a code', () => {
  it('is mailed when the code was entered, not before', async () => {
    const admin = await server.signIn('admin');
    const send = (method: 'POST' | 'PUT', body: object) =>
      server.send({ method, url: 'account/two-factor', as: admin, body });
    const app = createAuthenticator((await send('POST', { password: admin.password })).json().secret);
    await send('PUT', { code: app.code() });

    const first = (await logIn(admin, 'tablet')).json();
    expect(first.two_factor).toBe('code');
    const headers = { cookie: '__Host-foothold_browser=tablet', 'sec-fetch-site': 'same-origin' };
    const enter = (code: string) =>
      server.send({ method: 'POST', url: 'login/code', as: first, body: { code }, headers });
    expect((await enter('000000')).statusCode).toBe(422);
    expect(await listMails(admin)).toEqual([]);
    expect((await enter(app.code())).statusCode).toBe(200);
    expect(await listMails(admin)).toHaveLength(1);
  });
});

describe('first browser of an account', () => {
  it('is not mailed: neither at the registration nor when the account knows none', async () => {
    const password = 'correct horse staple';
    const body = {
      ...{ role: 'student', email: 'newcomer@example.ng', password, full_name: 'Ngozi Balogun', phone: '08031234567' },
      ...{ sex: 'Female', university: 'University of Lagos, Lagos', course_of_study: 'Computer Science' },
      ...{ status: 'Undergraduate', degree: 'BSc' },
    };
    expect((await server.send({ method: 'POST', url: 'auth/register', body })).statusCode).toBe(201);
    const { db } = server.context;
    const confirmed = { email_confirmed_at: new Date() };
    await db.updateTable('users').set(confirmed).where('email', '=', body.email).execute();
    expect(await listMails(body)).toEqual([]);

    const early = await server.signIn('student');
    await logIn(early);
    expect(await listMails(early)).toEqual([]);
  });

  it('is not mailed after a new password, where it is the only one that is known', async () => {
    const ada = await signInKnown();
    const change = { current_password: ada.password, new_password: 'slow yellow bicycle' };
    await server.send({ method: 'PUT', url: 'account/password', as: ada, body: change });
    expect(await listMails(ada)).toEqual([]);
    await logIn({ ...ada, password: change.new_password }, 'own-browser');
    expect(await listMails(ada)).toHaveLength(1);
  });
});
