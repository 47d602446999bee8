import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Build } from '@foothold/shared/build/readBuild';
import type { Output } from '@foothold/shared/contract';
import type { listReleases } from '@foothold/shared/contract/admin';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import { openRegistry } from './databaseRegistry';
import { publishBuild } from './publishBuild';
import { seedRegistry } from './seedRegistry';
import { changeLiveReleases } from './service';

let server: TestServer;
let admin: SignedIn;
let origin: string;
let answer: (build: Build, name: string, response: http.ServerResponse) => void;
let builds: Build[];
const operator = { user_id: null, by: 'operator' };

/** What a good origin answers. */
const sendScript: typeof answer = (build, name, response) =>
  void response
    .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
    .end(build.files.get(name));

const files = http.createServer((request, response) => {
  const [, app, release, name = ''] = String(request.url).split('/');
  const build = builds.find(({ record }) => record.app === app && record.release === release);
  if (build) answer(build, name, response);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
  files.listen(0, '127.0.0.1');
  await once(files, 'listening');
  origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
});
afterAll(async () => {
  files.closeAllConnections();
  files.close();
  await server.stop();
});
beforeEach(async () => {
  const { db } = server.context;
  await db.deleteFrom('teams').execute();
  await db.deleteFrom('release_pointers').execute();
  await db.deleteFrom('releases').execute();
  await seedRegistry(server.context, await createTestBuilds('1.0.0-a'));
  builds = await createTestBuilds('1.0.0-b');
  answer = sendScript;
});

const createTeam = (origins: string[], apps = ['candidate']) =>
  server.send({
    ...{ method: 'POST', url: 'teams', as: admin },
    body: { name: 'Candidates', email: 'candidates@example.ng', apps, origins },
  });
const find = (app: string) => builds.find(({ record }) => record.app === app) as Build;
const publish = (app = 'candidate', base_url: string | undefined = `${origin}/${app}/1.0.0-b/`) =>
  publishBuild(server.context, operator, find(app), { base_url });
const putLive = () =>
  changeLiveReleases(server.context, operator, {
    changes: [{ app: 'candidate', change: { kind: 'flip', release: '1.0.0-b' } }],
    reason: 'Because',
  });
const refuseWith = (sentence: string) => ({
  code: 'not_possible_now',
  fields: { release: expect.stringContaining(sentence) },
});

describe('a release on another origin', () => {
  it('is published and goes live where its team may use that origin', async () => {
    await createTeam([origin]);
    await expect(publish()).resolves.toEqual({ fresh: true });
    await putLive();
    const registry = await openRegistry(server.context.db, server.context.releases);
    const area = registry.liveFor().areas.find(({ record }) => record.app === 'candidate');
    expect([area?.record.release, area?.base_url]).toEqual(['1.0.0-b', `${origin}/candidate/1.0.0-b/`]);

    const { apps } = (await server.send({ url: 'releases', as: admin })).json<Output<typeof listReleases>>();
    const candidate = apps.find(({ app }) => app === 'candidate');
    expect(candidate?.releases.map(({ release, base_url }) => [release, base_url])).toEqual([
      ['1.0.0-b', `${origin}/candidate/1.0.0-b/`],
      ['1.0.0-a', null],
    ]);
  });

  it('falls back on the release before it as this site has it', async () => {
    await createTeam([origin]);
    await publish();
    await putLive();
    builds = await createTestBuilds('1.0.0-c');
    await publishBuild(server.context, operator, find('candidate'));
    await changeLiveReleases(server.context, operator, {
      changes: [{ app: 'candidate', change: { kind: 'flip', release: '1.0.0-c' } }],
      reason: 'Because',
    });
    const registry = await openRegistry(server.context.db, server.context.releases);
    expect(registry.liveFor().fallbacks.get('candidate')).toMatchObject({
      record: { release: '1.0.0-b' },
      base_url: null,
    });
  });

  it('is refused where nobody has allowed the origin, also when it goes live', async () => {
    const refusal = refuseWith(`The team of candidate may not have it loaded from ${origin}.`);
    await expect(publish()).rejects.toMatchObject(refusal);
    await createTeam(['https://cdn.example']);
    await expect(publish()).rejects.toMatchObject(refusal);

    await server.context.db
      .updateTable('teams')
      .set({ origins: [origin] })
      .execute();
    await publish();
    await server.context.db.updateTable('teams').set({ origins: [] }).execute();
    await expect(putLive()).rejects.toMatchObject(refusal);
  });

  it('is never the shell, nor one for admins', async () => {
    await createTeam([origin], ['shell', 'admin']);
    await expect(publish('shell')).rejects.toMatchObject(refuseWith('The shell lies on the site itself'));
    await expect(publish('admin')).rejects.toMatchObject(
      refuseWith('admin is for admins: its scripts lie on the site itself.'),
    );
  });

  it('stays where it was published', async () => {
    await createTeam([origin]);
    await publish();
    await expect(publish('candidate', undefined)).resolves.toEqual({ fresh: false });
    await expect(publish('candidate', `${origin}/copy/`)).rejects.toMatchObject(
      refuseWith(`its scripts lie at ${origin}/candidate/1.0.0-b/. They never move`),
    );
  });

  it.each<[string, typeof answer, string]>([
    ['has no such file', (_build, _name, response) => void response.writeHead(404).end(), 'answers 404.'],
    [
      'leads elsewhere',
      (_build, _name, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'answers 302, a redirect.',
    ],
    [
      'does not let this site’s pages load it',
      (build, name, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': 'https://other.example' })
          .end(build.files.get(name)),
      'is sent with Access-Control-Allow-Origin: https://other.example, and browsers refuse it unless that is http://localhost',
    ],
    [
      'lets no other site load it',
      (build, name, response) =>
        void response.writeHead(200, { 'content-type': 'text/javascript' }).end(build.files.get(name)),
      'lacks the header Access-Control-Allow-Origin: http://localhost',
    ],
    [
      'sends it as a text',
      (build, name, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/plain', 'access-control-allow-origin': '*' })
          .end(build.files.get(name)),
      'is sent as text/plain, not as text/javascript.',
    ],
    [
      'sends another script',
      (build, name, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
          .end(String(build.files.get(name)).toUpperCase()),
      'is not what was built.',
    ],
    [
      'sends more than the script',
      (build, name, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
          .end(`${build.files.get(name)} `),
      'is not what was built.',
    ],
    ['closes the connection', (_build, _name, response) => void response.destroy(), 'cannot be reached.'],
  ])('is neither published nor put live where the origin %s', async (_, handle, sentence) => {
    await createTeam([origin]);
    answer = handle;
    await expect(publish()).rejects.toMatchObject(refuseWith(`${origin}/candidate/1.0.0-b/page.js ${sentence}`));
    answer = sendScript;
    await publish();
    answer = handle;
    await expect(putLive()).rejects.toMatchObject(refuseWith(sentence));
  });

  it('is not published where the origin sends nothing within the time limit', async () => {
    await createTeam([origin]);
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    answer = () => limit.abort();
    await expect(publish()).rejects.toMatchObject(refuseWith('page.js was not sent within 20 seconds.'));
    timeout.mockRestore();
  });
});

describe('the address of scripts', () => {
  it.each([
    'http://cdn.example/candidate/',
    'https://cdn.example/candidate',
    'https://cdn.example/candidate/?v=1',
    'https://user:secret@cdn.example/',
    'https://cdn.example/a/../b/',
    'https://cdn.example/"onload=/',
    'javascript:alert(1)/',
  ])('is not %s', async (base_url) => {
    const { record, files: contents } = find('candidate');
    const encoded = Array.from(contents, ([name, content]) => [name, content.toString('base64')]);
    const body = { record, base_url, files: Object.fromEntries(encoded) };
    const response = await server.send({
      ...{ method: 'POST', url: 'releases', body },
      as: await server.signIn('operator'),
    });
    expect([response.statusCode, response.json().fields]).toEqual([
      422,
      expect.objectContaining({ base_url: expect.any(String) }),
    ]);
  });

  it.each(['http://cdn.example', 'https://cdn.example/a', 'https://cdn.example;x', 'cdn.example', 'null'])(
    'lies on no origin such as %s',
    async (value) => {
      expect((await createTeam([value])).json().fields).toMatchObject({ 'origins.0': expect.any(String) });
    },
  );

  it('is known by its origin, with or without a slash behind it', async () => {
    expect((await createTeam(['https://cdn.example/'])).json().team.origins).toEqual(['https://cdn.example']);
  });

  it('keeps its origin where a page of an earlier release changes the team', async () => {
    const { team } = (await createTeam(['https://cdn.example'])).json();
    const { name, email, apps } = team;
    const changed = await server.send({
      ...{ method: 'PUT', url: `teams/${team.id}`, as: admin },
      body: { name, email, apps },
    });
    expect(changed.json().team.origins).toEqual(['https://cdn.example']);
  });
});
