import { type SignedIn, startServer, type TestServer } from '../../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const inBrowser = ({ token }: SignedIn, site = 'same-origin') => ({
  headers: { cookie: `foothold_session=${token}`, 'sec-fetch-site': site },
});
const logOut = (who: SignedIn) => server.send({ method: 'POST', url: 'logout', ...inBrowser(who) });
const listStudents = (who: SignedIn, site?: string) => server.send({ url: 'all_students', ...inBrowser(who, site) });
const cleared = ({ headers }: { headers: object }) => ({ ...headers })['clear-site-data' as never];

it('empties the cache of an admin’s browser at logout, and of nobody else’s', async () => {
  expect(cleared(await logOut(await server.signIn('admin')))).toBe('"cache"');
  expect(cleared(await logOut(await server.signIn('student')))).toBeUndefined();
});

it('empties it when a page of an admin’s finds the session gone', async () => {
  const admin = await server.signIn('admin');
  await server.context.db.deleteFrom('sessions').where('user_id', '=', admin.user_id).execute();
  const refused = await listStudents(admin);
  expect([refused.statusCode, cleared(refused)]).toEqual([401, '"cache"']);
  expect(cleared(await listStudents(admin, 'cross-site'))).toBeUndefined();
});

it('empties it when they are no admin any more', async () => {
  const admin = await server.signIn('admin');
  expect(cleared(await listStudents(admin))).toBeUndefined();
  await server.context.db.updateTable('users').set({ role: 'student' }).where('id', '=', admin.user_id).execute();
  const refused = await listStudents(admin);
  expect([refused.statusCode, cleared(refused)]).toEqual([403, '"cache"']);
});
