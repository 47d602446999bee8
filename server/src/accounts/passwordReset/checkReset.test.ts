import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { transact } from '../../platform/db';
import { createLinkToken, hashToken } from '../credentials/tokens';
import { insertReset } from './queries';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: '1' });
});
afterAll(() => server.stop());

async function aLink({ user_id }: SignedIn, at = server) {
  const token = createLinkToken();
  await transact(at.context.db, (tx) => insertReset(tx, { token_hash: hashToken(token), user_id }));
  return token;
}
let addresses = 0;
const check = (token: string, remoteAddress = `10.1.0.${++addresses}`) =>
  server.app.inject({ method: 'POST', url: '/api/resetPassword/check', payload: { token }, remoteAddress });
const confirm = (token: string) =>
  server.send({ method: 'POST', url: 'resetPassword/confirm', body: { token, password: 'a quiet harbour 7' } });

it('tells that a link works, which it does afterwards too', async () => {
  const token = await aLink(await server.signIn('student'));
  const answers = [await check(token), await check(token)];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
  ]);
  expect((await confirm(token)).statusCode).toBe(200);
});

it('says the same of a link that was used, has expired, or never was', async () => {
  const ada = await server.signIn('student');
  const [used, expired] = [await aLink(ada), await aLink(ada)];
  await confirm(used);
  await server.context.db
    .updateTable('password_resets')
    .set({ expires_at: new Date() })
    .where('token_hash', '=', hashToken(expired))
    .execute();

  const answers = [await check(used), await check(expired), await check(createLinkToken())];
  const told = answers.map((answer) => ({ ...answer.json(), request_id: '' }));
  expect(told[0]).toMatchObject({
    code: 'not_possible_now',
    error: 'This link was used already or has expired.',
  });
  expect(told).toEqual([told[0], told[0], told[0]]);
});

it('stops whoever tries one token after the other', async () => {
  const statuses = await Promise.all(Array.from({ length: 7 }, () => check(createLinkToken(), '10.2.0.1')));
  expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([409, 409, 409, 409, 409, 429, 429]);
});
