import { type SignedIn, startServer, type TestServer } from '../../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const toBrowserRequest = ({ token }: SignedIn, site = 'same-origin') => ({
  headers: { cookie: `foothold_session=${token}`, 'sec-fetch-site': site },
});
const logOut = (who: SignedIn) => server.send({ method: 'POST', url: 'logout', ...toBrowserRequest(who) });
const listStudents = (who: SignedIn, site?: string) =>
  server.send({ url: 'all_students', ...toBrowserRequest(who, site) });
const readClearSiteData = ({ headers }: { headers: object }) => ({ ...headers })['clear-site-data' as never];

describe('Clear-Site-Data', () => {
  it('is sent when an admin logs out, and not when a student does', async () => {
    expect(readClearSiteData(await logOut(await server.signIn('admin')))).toBe('"cache"');
    expect(readClearSiteData(await logOut(await server.signIn('student')))).toBeUndefined();
  });

  it('is sent when an admin’s page calls with an ended session', async () => {
    const admin = await server.signIn('admin');
    await server.context.db.deleteFrom('sessions').where('user_id', '=', admin.user_id).execute();
    const refused = await listStudents(admin);
    expect([refused.statusCode, readClearSiteData(refused)]).toEqual([401, '"cache"']);
    expect(readClearSiteData(await listStudents(admin, 'cross-site'))).toBeUndefined();
  });

  it('is sent when the caller is no longer an admin', async () => {
    const admin = await server.signIn('admin');
    expect(readClearSiteData(await listStudents(admin))).toBeUndefined();
    await server.context.db.updateTable('users').set({ role: 'student' }).where('id', '=', admin.user_id).execute();
    const refused = await listStudents(admin);
    expect([refused.statusCode, readClearSiteData(refused)]).toEqual([403, '"cache"']);
  });
});
