import { startServer, type TestServer } from '../../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ REQUIRE_ADMIN_2FA: '1' });
});
afterAll(() => server.stop());

describe.each(['unproven', 'unenrolled'] as const)('an admin who is %s', (who) => {
  it('counts as a visitor where anybody may call', async () => {
    const { id } = await server.aJob({ status: 0 });
    const view = async (as?: { token: string }) =>
      (await server.send({ url: `view/jobs/${id}`, ...(as && { as }) })).statusCode;
    expect(await view(await server.signIn('admin'))).toBe(200);
    expect(await view()).toBe(404);
    expect(await view(await server.signIn(who))).toBe(404);
  });

  it('can end the session', async () => {
    const as = await server.signIn(who);
    expect((await server.send({ url: 'session', as })).statusCode).toBe(200);
    await server.send({ method: 'POST', url: 'logout', as });
    expect((await server.send({ url: 'session', as })).statusCode).toBe(401);
  });
});
