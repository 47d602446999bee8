import { type SignedIn, startServer, type TestServer } from '../../../testing';
import type { User } from '../../platform/http';
import { changePassword } from '../changePassword';
import { authenticate } from './identity';

describe('DELETE /account/sessions/:id', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  type Token = { token: string };
  const openSession = async ({ email, password }: SignedIn): Promise<Token> =>
    (await server.send({ method: 'POST', url: 'login', body: { email, password } })).json();
  const list = async (as: Token) =>
    (await server.send({ url: 'account/sessions', as })).json().sessions as { id: number; current: boolean }[];
  const findOwnId = async (as: Token) => (await list(as)).find(({ current }) => current)?.id;
  const end = (as: Token, id: number | undefined) =>
    server.send({ method: 'DELETE', url: `account/sessions/${id}`, as });
  const statusOf = async (as: Token) => (await server.send({ url: 'session', as })).statusCode;

  it.each(['student', 'organization', 'pending', 'admin'] as const)(
    'ends one session of a %s and leaves the others',
    async (who) => {
      const ada = await server.signIn(who);
      const [phone, desktop] = [await openSession(ada), await openSession(ada)];
      const response = await end(ada, await findOwnId(phone));
      expect([response.statusCode, response.json()]).toEqual([200, { message: 'You were logged out there.' }]);
      expect(await Promise.all([ada, phone, desktop].map(statusOf))).toEqual([200, 401, 200]);
      expect(await list(ada)).toHaveLength(2);
    },
  );

  it('ends a change of the password too that had begun in the session', async () => {
    const ada = await server.signIn('student');
    const desktop = await openSession(ada);
    const user = (await authenticate(server.context, ada.token)) as User;
    await end(desktop, await findOwnId(ada));
    const client = { ip: '203.0.113.7', device: null, browser: 'a browser', session: undefined, request_id: 'a' };
    const change = { current_password: ada.password, new_password: 'another good password' };
    await expect(changePassword(server.context, user, change, client)).rejects.toMatchObject({ code: 'signed_out' });
    expect(await statusOf(desktop)).toBe(200);
    expect(await statusOf(await openSession(ada))).toBe(200);
  });

  it('succeeds once when it is sent twice at once', async () => {
    const ada = await server.signIn('student');
    const id = await findOwnId(await openSession(ada));
    const responses = await Promise.all([end(ada, id), end(ada, id)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  it('responds with 404 and ends nothing when the session is another account’s', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    expect((await end(ada, await findOwnId(bola))).statusCode).toBe(404);
    expect(await statusOf(bola)).toBe(200);
  });

  it('responds with 409 and what to do instead when the session is the current one', async () => {
    const ada = await server.signIn('student');
    const refused = await end(ada, await findOwnId(ada));
    expect(refused.json()).toMatchObject({
      code: 'not_possible_now',
      error: 'You are using this session: log out instead.',
    });
    expect(await statusOf(ada)).toBe(200);
  });

  it('needs no secret: neither a token nor its hash is in the list', async () => {
    const ada = await server.signIn('student');
    const { body } = await server.send({ url: 'account/sessions', as: ada });
    const { db } = server.context;
    const keys = await db.selectFrom('sessions').select('token_hash').where('user_id', '=', ada.user_id).execute();
    for (const secret of [ada.token, ...keys.map(({ token_hash }) => token_hash)]) expect(body).not.toContain(secret);
  });
});
