import { changeRelease, type ReleasePermission, releasePermissions } from '@foothold/shared/contract/admin';
import { type KeyPair, signRecord } from '@foothold/shared/signature';
import { createReleaseKey, type SignedIn, startServer, type TestServer } from '../../testing';
import { createTestBuilds } from '../../testing/releases';
import { publishBuild } from '../platform/releases/publishBuild';
import { seedRegistry } from '../platform/releases/seedRegistry';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await seedRegistry(server.context, await createTestBuilds('1.0.0-a'));
  for (const build of await createTestBuilds('1.0.0-b')) await publishBuild(server.context, { user_id: null }, build);
});
afterAll(() => server.stop());
afterEach(() => server.context.db.deleteFrom('teams').execute());

type Key = SignedIn & { pair: KeyPair };
type Attempt = (app: string, as: Key) => ReturnType<TestServer['send']>;

const release = '1.0.0-unknown';
/** Each change of what is live, and what a key needs for it; null where no key may. */
const changes: Record<string, [needed: ReleasePermission[] | null, input?: object]> = {
  flip: [['flip'], { release }],
  canary: [['canary'], { release, percent: 10 }],
  end_canary: [['canary']],
  rollout: [['canary', 'flip'], { release, steps: [1, 100], every_seconds: 60 }],
  pause_rollout: [['canary']],
  resume_rollout: [['canary', 'flip']],
  rollback: [['rollback']],
  disable: [['disable']],
  enable: [['disable']],
  retire: [null],
};
const kinds = changeRelease.body.shape.change.options.map((option) => option.shape.kind.value);

const reason = 'A button was dead';
const toChange = (kind: string) => ({ kind, ...changes[kind]?.[1] });
const put = (url: string, body: object, as: Key) => server.send({ method: 'PUT', url, body, as });
const get =
  (toUrl: (app: string) => string): Attempt =>
  (app, as) =>
    server.send({ url: toUrl(app), as });

/** Publishes a release of the app again, or where its scripts are said to lie elsewhere. */
const publish =
  (base_url?: string): Attempt =>
  async (app, as) => {
    const build = (await createTestBuilds('1.0.0-a')).find(({ record }) => record.app === app);
    if (!build) throw new Error('There is no such build.');
    const files = Object.fromEntries(Array.from(build.files, ([name, content]) => [name, content.toString('base64')]));
    const signature = signRecord(build.record, as.pair);
    const body = { record: build.record, files, signature, base_url };
    return server.send({ method: 'POST', url: 'releases', body, as });
  };

/** Everything that a key can ask for about an app, and what it needs for that; null where no key may. */
const attempts: [name: string, needed: readonly ReleasePermission[] | null, attempt: Attempt][] = [
  ...kinds.flatMap((kind): typeof attempts => [
    [kind, changes[kind]?.[0] ?? null, (app, as) => put(`releases/${app}`, { reason, change: toChange(kind) }, as)],
    [
      `${kind}, among several`,
      changes[kind]?.[0] ?? null,
      (app, as) => put('releases', { reason, changes: [{ app, change: toChange(kind) }] }, as),
    ],
  ]),
  ['publish', ['publish'], publish()],
  ['publish --at', ['publish'], publish('https://cdn.example/candidate/')],
  [
    'preview',
    ['publish'],
    (app, as) => server.send({ method: 'POST', url: `releases/${app}/previews`, body: { release: '1.0.0-b' }, as }),
  ],
  [
    'screenshots',
    ['publish'],
    (app, as) =>
      server.send({ method: 'PUT', url: `releases/${app}/1.0.0-b/screenshots`, body: { paths: '/' }, files: {}, as }),
  ],
  ['seeing screenshots', null, get((app) => `releases/${app}/1.0.0-b/screenshots`)],
  ['performance', null, get((app) => `releases/${app}/performance`)],
  // Any key of the team. One by its id: see teamErrors.test.
  ['errors', [], get((app) => `error_kinds?app=${app}`)],
];

const createKey = (permissions: readonly ReleasePermission[]): Promise<Key> =>
  createReleaseKey(server.context, { apps: ['candidate'], permissions: [...permissions] });
const without = (left: ReleasePermission) => releasePermissions.filter((permission) => permission !== left);

describe('the permissions of a release key', () => {
  it('are known for every change of what is live', () => {
    expect(Object.keys(changes).sort()).toEqual([...kinds].sort());
  });

  it.each([
    ...releasePermissions.map((permission) => [permission, [permission]] as const),
    ...releasePermissions.map((permission) => [`all but ${permission}`, without(permission)] as const),
    ['all', releasePermissions] as const,
  ])('%s: let it do what needs no other, to its own app alone', async (_, permissions) => {
    const key = await createKey(permissions);
    const allowed: string[] = [];
    for (const [name, , attempt] of attempts)
      for (const app of ['candidate', 'company']) {
        const { statusCode } = await attempt(app, key);
        expect([200, 201, 403, 409, 422]).toContain(statusCode);
        if (statusCode !== 403) allowed.push(`${name} ${app}`);
      }
    const expected = attempts.filter(([, needed]) => needed?.every((permission) => permissions.includes(permission)));
    expect(allowed).toEqual(expected.map(([name]) => `${name} candidate`));
  });

  it.each([
    ['canary', ['rollout', 'resume_rollout'], 'put releases live'],
    ['flip', ['rollout', 'pause_rollout', 'resume_rollout'], 'start and end canaries'],
  ] as const)('%s alone: say what is lacking for the steps of a rollout', async (permission, lacking, doing) => {
    const key = await createKey([permission]);
    const explain = async (kind: string, app = 'candidate') =>
      (await put(`releases/${app}`, { reason, change: toChange(kind) }, key)).json().error;
    for (const kind of lacking) {
      expect(await explain(kind)).toMatch(new RegExp(`^The key CI of Team \\d+ may not ${doing}\\.$`));
      expect(await explain(kind, 'company')).toMatch(
        /^The key CI of Team \d+ is not for company: it is for candidate\.$/,
      );
    }
  });

  it('begin, pause and resume a rollout that is the key’s own', async () => {
    const key = await createKey(['canary', 'flip']);
    const rollout = { ...toChange('rollout'), release: '1.0.0-b' };
    for (const change of [rollout, { kind: 'pause_rollout' }, { kind: 'resume_rollout' }, { kind: 'end_canary' }])
      expect((await put('releases/candidate', { reason, change }, key)).statusCode).toBe(200);
    const { started_as } = await server.context.db.selectFrom('rollouts').selectAll().executeTakeFirstOrThrow();
    expect(started_as).toMatch(/^key CI of Team \d+$/);
  });

  it.each([
    ['was revoked', { revoked_at: '2026-01-02T00:00:00Z' }],
    ['expired', { expires_at: '2026-01-02T00:00:00Z' }],
  ])('are none once it %s', async (what, ended) => {
    const key = await createKey(releasePermissions);
    await server.context.db.updateTable('release_keys').set(ended).execute();
    for (const [, , attempt] of attempts) {
      const refused = await attempt('candidate', key);
      expect([refused.statusCode, refused.json().error]).toEqual([
        401,
        expect.stringMatching(new RegExp(`^The release key CI of Team \\d+ ${what} on 2026-01-02\\.$`)),
      ]);
    }
  });
});
