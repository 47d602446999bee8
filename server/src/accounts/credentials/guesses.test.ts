import { startServer, type TestServer } from '../../../testing';
import { transact } from '../../platform/db';
import { insertReset } from '../passwordReset/queries';
import { createLinkToken, hashToken } from './tokens';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ RATE_LIMIT: '1' });
});
afterEach(() => server.stop());

interface Login {
  email: string;
  password: string;
  ip: string;
  cookie?: string;
}

const logIn = ({ email, password, ip, cookie }: Login) =>
  server.app.inject({
    ...{ method: 'POST', url: '/api/login', payload: { email, password }, remoteAddress: ip },
    headers: { origin: server.context.config.APP_ORIGIN, ...(cookie && { cookie }) },
  });
const guessAll = async (guesses: Login[]) => {
  const responses = await Promise.all(guesses.map(logIn));
  return { checked: responses.filter(({ statusCode }) => statusCode === 401).length, responses };
};
const list = (count: number, toGuess: (number: number) => Login) => Array.from({ length: count }, (_, n) => toGuess(n));

/** The cookie by which a browser stays known when it is logged out. */
const toBrowserCookie = ({ headers }: Awaited<ReturnType<typeof logIn>>) =>
  String([headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('foothold_browser='))).split(';')[0] ?? '';

describe('guesses of passwords', () => {
  it('at one account are slowed, from however many addresses, and keep nobody out', async () => {
    const ada = await server.signIn('student');
    const known = toBrowserCookie(await logIn({ ...ada, ip: '10.0.0.1' }));
    const { checked, responses } = await guessAll(
      list(200, (n) => ({ email: ada.email, password: `guess number ${n}`, ip: `10.0.1.${n % 40}` })),
    );
    expect(checked).toBeLessThan(20);
    expect(responses.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
      error: expect.stringMatching(/^Too many attempts\. Try again in \d seconds?, or reset your password\.$/),
    });

    expect((await logIn({ ...ada, ip: '10.0.1.1', cookie: known })).statusCode).toBe(200);
    const token = createLinkToken();
    await transact(server.context.db, (tx) => insertReset(tx, { token_hash: hashToken(token), user_id: ada.user_id }));
    const reset = await server.app.inject({
      ...{ method: 'POST', url: '/api/resetPassword/confirm', remoteAddress: '10.0.2.1' },
      payload: { token, password: 'a new good password' },
    });
    expect(reset.json()).toMatchObject({ message: 'Your password was changed. Log in with the new one.' });
    const login = { email: ada.email, password: 'a new good password' };
    await guessAll(list(30, (n) => ({ ...login, password: `guess ${n}`, ip: `10.0.1.${n % 40}` })));
    expect((await logIn({ ...login, ip: '10.0.2.1', cookie: toBrowserCookie(reset) })).statusCode).toBe(200);
  });

  it('at one account are counted at unknown addresses of people too, so that the response does not tell them apart', async () => {
    const { checked } = await guessAll(
      list(40, (n) => ({ email: 'nobody@example.ng', password: `guess number ${n}`, ip: `10.0.1.${n}` })),
    );
    expect(checked).toBeLessThan(20);
  });

  it('at many accounts from one address are slowed', async () => {
    const { checked } = await guessAll(
      list(60, (n) => ({ email: `person${n}@example.ng`, password: `guess number ${n}`, ip: '10.0.0.1' })),
    );
    expect(checked).toBeLessThan(50);
  });

  it('with one password at many accounts from many addresses are slowed', async () => {
    const { checked } = await guessAll(
      list(60, (n) => ({ email: `person${n}@example.ng`, password: 'Lagos2026!', ip: `10.0.1.${n}` })),
    );
    expect(checked).toBeLessThan(30);
  });

  it('do not count logins with the right password', async () => {
    const ada = await server.signIn('student');
    for (let n = 0; n < 15; n += 1) expect((await logIn({ ...ada, ip: `10.0.1.${n}` })).statusCode).toBe(200);
  });
});

describe('a known browser', () => {
  it('logs in after its neighbours have used up what their address may, which a stranger does not', async () => {
    const ada = await server.signIn('student');
    const cookie = toBrowserCookie(await logIn({ ...ada, ip: '10.0.0.1' }));
    const neighbor = { method: 'POST', url: '/api/login', remoteAddress: '10.0.0.1' } as const;
    const empty = () => Promise.all(Array.from({ length: 90 }, () => server.app.inject(neighbor)));
    // Sent with the calls that empty the bucket, which is refilled by one call a second.
    const logInWhileEmpty = async (cookieOfBrowser: string) => {
      const logins = list(5, () => ({ ...ada, ip: '10.0.0.1', cookie: cookieOfBrowser }));
      const [, ...responses] = await Promise.all([empty(), ...logins.map(logIn)]);
      return responses.map(({ statusCode }) => statusCode);
    };
    expect(await logInWhileEmpty('foothold_browser=invented')).toContain(429);
    expect(await logInWhileEmpty(cookie)).toEqual([200, 200, 200, 200, 200]);
  });

  /** Logins with the right password, sent after a flood of guesses, that are refused as those of a stranger would be. */
  async function countRefused(login: Login) {
    const guesses = list(60, (n) => ({ email: login.email, password: `guess ${n}`, ip: `10.0.1.${n}` }));
    const { responses } = await guessAll([...guesses, ...list(10, () => login)]);
    return responses.slice(60).filter(({ statusCode }) => statusCode === 429).length;
  }

  it('is known to no other account, and to none after its password was changed', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const cookie = toBrowserCookie(await logIn({ ...ada, ip: '10.0.0.1' }));
    expect(await countRefused({ ...ada, ip: '10.0.0.1', cookie })).toBe(0);
    expect(await countRefused({ ...bola, ip: '10.0.0.1', cookie })).toBeGreaterThan(0);

    const body = { current_password: ada.password, new_password: 'a new good password' };
    await server.send({ method: 'PUT', url: 'account/password', as: ada, body });
    const login = { email: ada.email, password: body.new_password, ip: '10.0.0.1', cookie };
    expect(await countRefused(login)).toBeGreaterThan(0);
  });
});
