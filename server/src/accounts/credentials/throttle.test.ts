import { startServer, type TestServer } from '../../../testing';

describe('throttle of failed logins', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT: '1' });
  });
  afterAll(() => server.stop());

  const logIn = (email: string, password: string, remoteAddress = '10.0.0.1') =>
    server.app.inject({ method: 'POST', url: '/api/login', payload: { email, password }, remoteAddress });
  const repeat = (count: number, request: () => Promise<{ statusCode: number }>) =>
    Promise.all(Array.from({ length: count }, async () => (await request()).statusCode));

  it('responds with 429 after five failures sent at once, whether the account exists or not', async () => {
    const ada = await server.signIn('student');
    for (const email of [ada.email, 'nobody@example.ng']) {
      const statuses = await repeat(8, () => logIn(email, `wrong guess for ${email}`));
      expect(statuses.sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
      const refused = await logIn(email, ada.password);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        429,
        {
          code: 'too_many_requests',
          error: 'Too many attempts. Try again in 15 minutes, or reset your password.',
        },
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    }
  });

  it('says "1 minute" when less than a minute is left', async () => {
    const ada = await server.signIn('student');
    await repeat(5, () => logIn(ada.email, `wrong guess for ${ada.email}`));
    await server.context.db
      .updateTable('throttles')
      .set({ expires_at: new Date(Date.now() + 50_000) })
      .execute();
    const refused = (await logIn(ada.email, ada.password)).json();
    expect(refused.error).toBe('Too many attempts. Try again in 1 minute, or reset your password.');
  });

  it('lets the owner log in when they come from another address', async () => {
    const ada = await server.signIn('student');
    await repeat(6, () => logIn(ada.email, `wrong guess for ${ada.email}`));
    expect((await logIn(ada.email, ada.password, '10.0.0.2')).statusCode).toBe(200);
  });

  it('resets the count after a success and after 15 minutes', async () => {
    const ada = await server.signIn('student');
    await repeat(4, () => logIn(ada.email, `wrong guess for ${ada.email}`));
    expect((await logIn(ada.email, ada.password)).statusCode).toBe(200);
    await repeat(5, () => logIn(ada.email, `wrong guess for ${ada.email}`));
    expect((await logIn(ada.email, ada.password)).statusCode).toBe(429);
    await server.context.db
      .updateTable('throttles')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await logIn(ada.email, ada.password)).statusCode).toBe(200);
  });

  it('accepts all when several correct logins are sent at once', async () => {
    const ada = await server.signIn('student');
    expect(await repeat(8, () => logIn(ada.email, ada.password))).toEqual(Array(8).fill(200));
  });
});
