import { createReleaseKey, type SignedIn, startServer, type TestServer } from '../../testing';

let server: TestServer;
const ids = new Map<string, number>();
beforeAll(async () => {
  server = await startServer();
  for (const app of ['candidate', 'company']) {
    const kind = { app, fingerprint: app, name: 'TypeError', message: '', release: '1.0.0-a', route: '' };
    const { id } = await server.context.db
      .insertInto('error_kinds')
      .values({ ...kind, frames: '[]', breadcrumbs: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(app, id);
  }
});
afterAll(() => server.stop());

const list = async (as: SignedIn, query = '') => {
  const body = (await server.send({ url: `error_kinds${query}`, as })).json();
  return body.error ?? { kinds: body.kinds.map(({ app }: { app: string }) => app), apps: body.apps };
};
const view = async (as: SignedIn, app: string) =>
  (await server.send({ url: `error_kinds/${ids.get(app)}`, as })).statusCode;

describe('the errors that a release key reads', () => {
  it('are those of the apps that it is for, whatever else it permits', async () => {
    const key = await createReleaseKey(server.context, { apps: ['candidate'], permissions: ['disable'] });
    expect(await list(key)).toEqual({ kinds: ['candidate'], apps: ['candidate'] });
    expect(await list(key, '?app=candidate')).toEqual({ kinds: ['candidate'], apps: ['candidate'] });
    expect(await view(key, 'candidate')).toBe(200);
    expect(await list(key, '?app=company')).toMatch(
      /^The key CI of Team \d+ is not for company: it is for candidate\.$/,
    );
    expect(await view(key, 'company')).toBe(404);
  });

  it('are none where it is for no app', async () => {
    const key = await createReleaseKey(server.context, { apps: [] });
    expect(await list(key)).toEqual({ kinds: [], apps: [] });
    expect(await view(key, 'candidate')).toBe(404);
  });
});
