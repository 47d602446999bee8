import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { transact } from '../../platform/db';
import { createLinkToken, hashToken } from '../credentials/tokens';
import { insertReset } from './queries';

describe('POST /resetPassword/check', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT: '1' });
  });
  afterAll(() => server.stop());

  async function createResetLink({ user_id }: SignedIn, at = server) {
    const token = createLinkToken();
    await transact(at.context.db, (tx) => insertReset(tx, { token_hash: hashToken(token), user_id }));
    return token;
  }
  let addresses = 0;
  const check = (token: string, remoteAddress = `10.1.0.${++addresses}`) =>
    server.app.inject({ method: 'POST', url: '/api/resetPassword/check', payload: { token }, remoteAddress });
  const confirm = (token: string) =>
    server.send({ method: 'POST', url: 'resetPassword/confirm', body: { token, password: 'a quiet harbour 7' } });

  it('responds with 200 and does not use up the link when it is valid', async () => {
    const token = await createResetLink(await server.signIn('student'));
    const responses = [await check(token), await check(token)];
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{"needs_code":false}'],
      [200, '{"needs_code":false}'],
    ]);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  it('responds alike when the link is used, expired or unknown', async () => {
    const ada = await server.signIn('student');
    const [used, expired] = [await createResetLink(ada), await createResetLink(ada)];
    await confirm(used);
    await server.context.db
      .updateTable('password_resets')
      .set({ expires_at: new Date() })
      .where('token_hash', '=', hashToken(expired))
      .execute();

    const responses = [await check(used), await check(expired), await check(createLinkToken())];
    const bodies = responses.map((response) => ({ ...response.json(), request_id: '' }));
    expect(bodies[0]).toMatchObject({
      code: 'not_possible_now',
      error: 'This link was used already or has expired.',
    });
    expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
  });

  it('responds with 200 after many unknown tokens from the address', async () => {
    await Promise.all(Array.from({ length: 30 }, () => check(createLinkToken(), '10.2.0.1')));
    expect((await check(await createResetLink(await server.signIn('student')), '10.2.0.1')).statusCode).toBe(200);
  });
});
