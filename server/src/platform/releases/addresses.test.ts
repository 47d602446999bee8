import type { ReleaseRecord } from '@foothold/shared/boot';
import { startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import { openRegistry } from './databaseRegistry';
import type { PointerChange } from './pointers';
import { publishBuild } from './publishBuild';
import { seedRegistry } from './seedRegistry';
import { changeLiveReleases } from './service';

let server: TestServer;
const operator = { user_id: null, by: 'operator' };

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  await server.context.db.deleteFrom('release_pointers').execute();
  await server.context.db.deleteFrom('releases').execute();
  await seedRegistry(server.context, await createTestBuilds('1.0.0-a'));
});

/** Publishes a release of an app; an app without a fixture gets the company's files. */
async function publish(app: string, version: string, more: Partial<ReleaseRecord>): Promise<void> {
  const builds = await createTestBuilds(version, more);
  const own = builds.find(({ record }) => record.app === app);
  const build = own ?? builds.find(({ record }) => record.app === 'company');
  if (!build) throw new Error('There is no company.');
  const record = own ? build.record : { ...build.record, app, container: `foothold_${app}` };
  await publishBuild(server.context, operator, { ...build, record });
}

const change = (app: string, change: PointerChange) =>
  changeLiveReleases(server.context, operator, { changes: [{ app, change }], reason: 'Because' });
const flip = (app: string, release: string, grant?: boolean) => change(app, { kind: 'flip', release, grant });

const toRefusal = (...sentences: string[]) => ({
  code: 'not_possible_now',
  fields: { release: sentences.join('\n') },
});

const lacksGrant = (grant: string) => ({ code: 'not_possible_now', fields: { grant } });

describe('addresses of an app', () => {
  it('are those of its first release until it is granted more', async () => {
    await publish('company', '1.1.0-a', { paths: ['/dashboard/*', '/reports'] });
    await expect(flip('company', '1.1.0-a')).rejects.toMatchObject(
      lacksGrant('company 1.1.0-a claims /reports, which it has no grant for.'),
    );
    await expect(change('company', { kind: 'canary', release: '1.1.0-a', percent: 5 })).rejects.toMatchObject({
      code: 'not_possible_now',
    });
    await flip('company', '1.1.0-a', true);

    await publish('company', '1.2.0-a', { paths: ['/reports'] });
    await flip('company', '1.2.0-a');
  });

  it('may be opened by those who could open its first release', async () => {
    await publish('company', '1.1.0-a', { access: ['organization', 'pending'] });
    await expect(flip('company', '1.1.0-a')).rejects.toMatchObject(
      lacksGrant('company 1.1.0-a claims pages for pending, which it has no grant for.'),
    );
  });

  it('are never those of another app, nor of the shell, for the same users', async () => {
    await publish('shell', '1.1.0-a', {
      preload: { entry: ['main.js'], pages: { '/login': [], painted: [] } },
    });
    await flip('shell', '1.1.0-a');
    await publish('company', '1.1.0-a', {
      paths: ['/', '/login', '/admindashboard', '/dashboard/*'],
      access: 'anyone',
    });
    await expect(flip('company', '1.1.0-a', true)).rejects.toMatchObject(
      toRefusal(
        'company 1.1.0-a claims /login, which belongs to shell.',
        'company 1.1.0-a claims /admindashboard, which belongs to admin.',
        'company 1.1.0-a claims /dashboard/*, which belongs to candidate.',
        'company 1.1.0-a claims /, which belongs to public.',
      ),
    );
  });

  it('are refused to a new app where they belong to another one', async () => {
    await publish('reports', '1.0.0-a', { paths: ['/dashboard/reports'], access: 'student' });
    await expect(flip('reports', '1.0.0-a')).rejects.toMatchObject(
      toRefusal('reports 1.0.0-a claims /dashboard/reports, which belongs to candidate.'),
    );
    await publish('reports', '1.0.0-b', { paths: ['/reports'], access: 'anyone' });
    await flip('reports', '1.0.0-b');
  });
});

describe('a retired app', () => {
  it('has no pages, no entry in the sidebar and no address any more', async () => {
    const registry = await openRegistry(server.context.db, server.context.releases);
    const listApps = () => registry.liveFor().areas.map(({ record }) => record.app);
    expect(listApps()).toContain('company');
    await expect(change('shell', { kind: 'retire' })).rejects.toMatchObject({ code: 'not_possible_now' });

    await expect(change('company', { kind: 'retire' })).rejects.toMatchObject({
      fields: { release: 'Switch company off first: open pages say why. Then retire it.' },
    });
    await change('company', { kind: 'disable' });
    await change('company', { kind: 'retire' });
    await registry.refresh();
    expect(listApps()).toEqual(['admin', 'candidate', 'public']);
    await publish('reports', '1.0.0-a', { paths: ['/edit-job/:id'], access: 'organization' });
    await flip('reports', '1.0.0-a');

    await flip('company', '1.0.0-a');
    await registry.refresh();
    expect(listApps()).toContain('company');
  });
});
