import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createLinkToken, hashToken } from '../../accounts/credentials/tokens';
import { insertReset } from '../../accounts/passwordReset/queries';
import { createContext, createServer } from '../../app/main';
import { transact } from '../db';
import { useRedis } from '../redis';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ RATE_LIMIT: '1' });
});
afterEach(() => server.stop());

const repeat = async (count: number, request: (number: number) => Promise<{ statusCode: number }>) =>
  (await Promise.all(Array.from({ length: count }, async (_, number) => (await request(number)).statusCode))).sort();
const countRefused = (statuses: number[]) => statuses.filter((status) => status === 429).length;

const logInAs = (email: string, remoteAddress: string) => (number: number) =>
  server.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: email || `nobody${number}@example.ng`, password: `guess ${number}` },
    remoteAddress,
  });

describe('limits of calls', () => {
  it('refuse a flood of logins from one address, and nobody else', async () => {
    const ada = await server.signIn('student');
    expect(countRefused(await repeat(90, logInAs('', '10.0.0.1')))).toBeGreaterThanOrEqual(10);
    const payload = { email: ada.email, password: ada.password };
    const login = await server.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: '10.0.0.2' });
    expect(login.statusCode).toBe(200);
  });

  it('count an IPv6 network of 64 bits as one client', async () => {
    const statuses = await repeat(90, (number) => logInAs('', `2001:db8:1:2::${number.toString(16)}`)(number));
    expect(countRefused(statuses)).toBeGreaterThanOrEqual(10);
    expect((await logInAs('', '2001:db8:1:3::1')(0)).statusCode).toBe(401);
  });

  it('are shared by the processes of one database', async () => {
    const { config, db } = server.context;
    const redis = await useRedis(db, config);
    const other = await createServer(createContext(config, db, { redis }));
    const register = (app: typeof other) => (number: number) =>
      app.inject({ method: 'POST', url: '/api/auth/register', payload: { email: `x${number}` } });
    const statuses = await Promise.all([repeat(30, register(server.app)), repeat(30, register(other))]);
    expect(countRefused(statuses.flat())).toBeGreaterThanOrEqual(19);
    await other.close();
    redis?.close();
  });

  it('count calls of an account by itself, so that visitors at its address cannot use them up', async () => {
    const ada = await server.signIn('student');
    const visitors = repeat(90, () => server.send({ method: 'POST', url: 'logout' }));
    const student = repeat(5, () => server.send({ method: 'DELETE', url: 'jobs/1/save', as: ada }));
    expect(countRefused(await visitors)).toBeGreaterThanOrEqual(10);
    expect(countRefused(await student)).toBe(0);
  });

  it('count what a passkey is asked for by itself, so that it keeps nobody from logging in', async () => {
    const ada = await server.signIn('student');
    const options = () => server.send({ method: 'POST', url: 'login/passkey/options' });
    expect(countRefused(await repeat(80, options))).toBeGreaterThanOrEqual(10);
    const body = { email: ada.email, password: ada.password };
    expect((await server.send({ method: 'POST', url: 'login', body })).statusCode).toBe(200);
  });

  it('count mailed links by themselves, and those with a valid token not at all', async () => {
    const { db } = server.context;
    const statuses: number[] = [];
    await repeat(55, () => server.send({ method: 'POST', url: 'auth/confirm', body: { token: createLinkToken() } }));
    for (let number = 0; number < 30; number += 1) {
      const { user_id } = await server.signIn('student');
      const token = createLinkToken();
      await transact(db, (tx) => insertReset(tx, { token_hash: hashToken(token), user_id }));
      const body = { token, password: 'a quiet harbour 7' };
      statuses.push((await server.send({ method: 'POST', url: 'resetPassword/confirm', body })).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('say when to try again', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => server.send({ method: 'POST', url: 'auth/register' })),
    );
    const refused = responses.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({
      code: 'too_many_requests',
      error: expect.stringMatching(/^Too many attempts\. Try again in 1[0-5] seconds\.$/),
    });
    expect(refused?.headers['retry-after']).toMatch(/^1[0-5]$/);
  });

  it('refuse an account that writes without end, and no other account', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const save = (as: typeof ada) => () => server.send({ method: 'DELETE', url: 'jobs/1/save', as });
    expect(countRefused(await repeat(130, save(ada)))).toBeGreaterThanOrEqual(10);
    expect((await save(bola)()).statusCode).not.toBe(429);
  });
});

describe('the limit of publications', () => {
  it('counts those of each release key by itself', async () => {
    const [one, other] = [await server.signIn('release_key'), await server.signIn('release_key')];
    const publish = async (as: SignedIn) =>
      (await server.send({ method: 'POST', url: 'releases', as, body: {} })).statusCode;
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push(await publish(one));
    expect(statuses.indexOf(429)).toBe(20);
    expect(await publish(other)).toBe(422);
  });
});
