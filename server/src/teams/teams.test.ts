import type { Build } from '@foothold/shared/build/readBuild';
import type { Output } from '@foothold/shared/contract';
import { formatReleaseKey, type listTeams } from '@foothold/shared/contract/admin';
import { createKeyPair, type KeyPair, signRecord } from '@foothold/shared/signature';
import { sql } from 'kysely';
import { createReleaseKey, type SignedIn, startServer, type TestServer } from '../../testing';
import { createTestBuilds } from '../../testing/releases';
import { seedRegistry } from '../platform/releases/seedRegistry';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
  await seedRegistry(server.context, await createTestBuilds('1.0.0-a'));
});
afterAll(() => server.stop());
afterEach(async () => {
  await server.context.db.deleteFrom('teams').execute();
  await server.context.db.deleteFrom('rate_limits').execute();
});

type Token = Pick<SignedIn, 'token'>;
/** Null where it does not sign. */
type Key = Token & { pair?: KeyPair | null };
type Method = 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, body?: object, as: Token = admin) => server.send({ method, url, as, body });
const candidates = { name: 'Candidates', email: 'candidates@example.ng', apps: ['candidate'] };
const createTeam = async (body: object = candidates) =>
  (await call('POST', 'teams', body)).json().team as { id: number };
const ownPair = createKeyPair();
const keyBody = {
  ...{ name: 'CI', apps: ['candidate'], permissions: ['publish', 'flip'], expires_in_days: 90 },
  public_key: ownPair.public_key,
};
const list = async () => (await server.send({ url: 'teams', as: admin })).json<Output<typeof listTeams>>().teams;

async function createBuild(app: string, version: string): Promise<Build> {
  const build = (await createTestBuilds(version)).find(({ record }) => record.app === app);
  if (!build) throw new Error('There is no such build.');
  return build;
}
const publish = ({ record, files }: Build, { token, pair = ownPair }: Key) => {
  const contents = Array.from(files, ([name, content]) => [name, content.toString('base64')] as const);
  const signature = pair ? signRecord(record, pair) : undefined;
  return call('POST', 'releases', { record, files: Object.fromEntries(contents), signature }, { token });
};
const change = (app: string, kind: object, as: Token) =>
  call('PUT', `releases/${app}`, { reason: 'A button was dead', change: kind }, as);

describe('teams', () => {
  it('own apps, which no other team gets', async () => {
    const { id } = await createTeam();
    const refused = await call('POST', 'teams', { ...candidates, name: 'Others' });
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { apps: 'candidate belongs to Candidates.' }]);
    expect(await list()).toMatchObject([{ id, ...candidates, keys: [] }]);

    expect((await call('PUT', `teams/${id}`, { ...candidates, apps: [] })).json().team.apps).toEqual([]);
    expect((await call('POST', 'teams', { ...candidates, name: 'Others' })).statusCode).toBe(201);
  });

  it('have names of their own, in whatever case', async () => {
    await createTeam();
    const other = await createTeam({ ...candidates, name: 'Others', apps: [] });
    for (const [method, url] of [
      ['POST', 'teams'],
      ['PUT', `teams/${other.id}`],
    ] as const) {
      const refused = await call(method, url, { ...candidates, name: 'CANDIDATES', apps: [] });
      expect(refused.json().fields).toEqual({ name: 'There is a team CANDIDATES already.' });
    }
  });

  it('keep different names when two are renamed at once', async () => {
    const [one, other] = [
      await createTeam({ ...candidates, apps: [] }),
      await createTeam({ ...candidates, name: 'Others', apps: [] }),
    ];
    const renamed = { ...candidates, name: 'Search', apps: [] };
    const responses = await Promise.all([one, other].map(({ id }) => call('PUT', `teams/${id}`, renamed)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('are changed by admins, and by an operator on the server’s machine alone', async () => {
    const operator = await server.signIn('operator');
    const refused = await call('POST', 'teams', candidates, operator);
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'Teams and keys are made by an admin, or on the machine of the server.',
    ]);
    expect((await call('POST', 'teams', candidates, { token: server.context.localToken })).statusCode).toBe(201);
  });

  it('are gone with their keys when they are deleted', async () => {
    const { id } = await createTeam();
    const { token } = (await call('POST', `teams/${id}/keys`, keyBody)).json();
    await call('DELETE', `teams/${id}`);
    expect(await list()).toEqual([]);
    expect((await server.send({ url: 'releases', as: { token } })).json()).toMatchObject({
      code: 'signed_out',
      error: 'This release key is not known here. Was the team deleted, or is it of another site?',
    });
    expect((await call('DELETE', `teams/${id}`)).statusCode).toBe(404);
  });
});

describe('release keys', () => {
  it('show their token once, and keep its hash alone', async () => {
    const { id } = await createTeam();
    const created = (await call('POST', `teams/${id}/keys`, keyBody)).json();
    expect(created).toMatchObject({
      token: expect.stringMatching(/^foothold_release_[\w-]{43}$/),
      key: { name: 'CI', created_by: admin.email, last_used_at: null, revoked_at: null },
    });
    expect(JSON.stringify(await list())).not.toContain(created.token);
    const rows = await server.context.db.selectFrom('release_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(created.token);
  });

  it('publish and put live what their team owns, by their own name', async () => {
    const { id } = await createTeam();
    const { token } = (await call('POST', `teams/${id}/keys`, keyBody)).json();
    expect((await publish(await createBuild('candidate', '1.0.0-b'), { token })).json()).toEqual({ fresh: true });
    expect((await change('candidate', { kind: 'flip', release: '1.0.0-b' }, { token })).statusCode).toBe(200);

    const { apps } = (await server.send({ url: 'releases', as: { token } })).json();
    expect(apps.map(({ app }: { app: string }) => app)).toEqual(['candidate']);
    expect(apps[0].history.map(({ action, by }: { action: string; by: string }) => [action, by]).slice(0, 2)).toEqual([
      ['release.flip', 'key CI of Candidates'],
      ['release.publish', 'key CI of Candidates'],
    ]);
    expect((await list())[0]?.keys[0]?.last_used_at).not.toBeNull();
  });

  it('say why they may not', async () => {
    const key = await createReleaseKey(server.context, { apps: ['candidate'], permissions: ['flip'] });
    const explain = async (response: ReturnType<typeof change>) => (await response).json().error;
    expect(await explain(change('company', { kind: 'rollback' }, key))).toMatch(
      /^The key CI of Team \d+ is not for company: it is for candidate\.$/,
    );
    expect(await explain(change('candidate', { kind: 'rollback' }, key))).toMatch(/ may not roll back\.$/);
    expect(await explain(change('candidate', { kind: 'retire' }, key))).toBe('An app is retired by an admin alone.');
    expect(await explain(change('candidate', { kind: 'flip', release: '1.0.0-a', grant: true }, key))).toBe(
      'A key grants no addresses: an admin does, under Releases.',
    );
  });

  it('may change several apps at once only where they may change each', async () => {
    const key = await createReleaseKey(server.context, { apps: ['candidate'] });
    const changes = ['candidate', 'company'].map((app) => ({ app, change: { kind: 'disable' } }));
    expect((await call('PUT', 'releases', { reason: 'Moving', changes }, key)).statusCode).toBe(403);
    const { apps } = (await server.send({ url: 'releases', as: admin })).json();
    expect(apps.map(({ disabled_reason }: { disabled_reason: string | null }) => disabled_reason)).toEqual(
      apps.map(() => null),
    );
  });

  it('publish no larger release than they may', async () => {
    const { id } = await createTeam();
    const { token } = (await call('POST', `teams/${id}/keys`, { ...keyBody, max_megabytes: 1 })).json();
    const build = await createBuild('candidate', '1.0.0-large');
    const files = new Map([...build.files, ['film.webm', Buffer.alloc(1_000_000)] as const]);
    const refused = await publish({ ...build, files }, { token });
    expect([refused.statusCode, refused.json().error]).toEqual([
      413,
      'candidate 1.0.0-large has 1.1 MB. The key CI of Candidates publishes at most 1 MB.',
    ]);
    expect((await publish(build, { token })).statusCode).toBe(201);
    const tooMuch = await call('POST', `teams/${id}/keys`, { ...keyBody, max_megabytes: 33 });
    expect(tooMuch.json().fields).toEqual({ max_megabytes: 'At most 32 MB.' });
  });

  it('lose an app that their team no longer owns', async () => {
    const { id } = await createTeam();
    const { token } = (await call('POST', `teams/${id}/keys`, keyBody)).json();
    await call('PUT', `teams/${id}`, { ...candidates, apps: [] });
    const refused = await publish(await createBuild('candidate', '1.0.0-a'), { token });
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'The key CI of Candidates is not for candidate: its team owns none of its apps any more.',
    ]);
  });

  it('are at most twenty a team, of which revoked and expired ones do not count', async () => {
    const { id } = await createTeam();
    const make = () => call('POST', `teams/${id}/keys`, keyBody);
    for (let count = 1; count <= 20; count += 1) expect((await make()).statusCode).toBe(201);
    const refused = await make();
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'Candidates has 20 keys. Revoke one first.']);
    const [first, second] = (await list())[0]?.keys ?? [];
    await call('DELETE', `teams/${id}/keys/${first?.id}`);
    expect((await make()).statusCode).toBe(201);
    const expired = { expires_at: '2026-01-02T00:00:00Z' };
    await server.context.db
      .updateTable('release_keys')
      .set(expired)
      .where('id', '=', second?.id ?? 0)
      .execute();
    expect((await make()).statusCode).toBe(201);
    expect((await make()).statusCode).toBe(409);
  });

  it('end when they are revoked, which happens once', async () => {
    const { id } = await createTeam();
    const { token, key } = (await call('POST', `teams/${id}/keys`, keyBody)).json();
    const revoke = () => call('DELETE', `teams/${id}/keys/${key.id}`);
    expect((await revoke()).json()).toEqual({ message: 'The key CI was revoked.' });
    expect((await revoke()).statusCode).toBe(404);
    const refused = await server.send({ url: 'releases', as: { token } });
    expect([refused.statusCode, refused.json().error]).toEqual([
      401,
      expect.stringMatching(/^The release key CI of Candidates was revoked on \d{4}-\d\d-\d\d\.$/),
    ]);
    expect((await list())[0]?.keys).toMatchObject([{ id: key.id, revoked_at: expect.any(String) }]);
  });

  it('end when they expire', async () => {
    const { id } = await createTeam();
    const { token, key } = (await call('POST', `teams/${id}/keys`, keyBody)).json();
    const expired = { expires_at: '2026-01-02T00:00:00Z' };
    await server.context.db.updateTable('release_keys').set(expired).where('id', '=', key.id).execute();
    const refused = await server.send({ url: 'releases', as: { token } });
    expect(refused.json()).toMatchObject({
      code: 'signed_out',
      error: 'The release key CI of Candidates expired on 2026-01-02.',
    });
  });

  it('are for apps of their team, and have a name', async () => {
    const { id } = await createTeam();
    const refused = await call('POST', `teams/${id}/keys`, { ...keyBody, apps: ['candidate', 'company'] });
    expect(refused.json().fields).toEqual({ apps: 'Candidates does not own company.' });
    const empty = await call('POST', `teams/${id}/keys`, {
      ...keyBody,
      name: ' ',
      permissions: [],
      expires_in_days: 0,
    });
    expect(empty.json().fields).toEqual({
      name: 'A name is required.',
      permissions: 'Choose at least one permission.',
      expires_in_days: 'At least one day.',
    });
  });

  it('are not read from a cookie, and open nothing but releases', async () => {
    const { token } = await createReleaseKey(server.context, { apps: ['candidate'] });
    const inCookie = await server.send({ url: 'releases', headers: { cookie: `session=${token}` } });
    expect(inCookie.statusCode).toBe(401);
    for (const url of ['teams', 'all_students', 'audit_log', 'session'])
      expect((await server.send({ url, as: { token } })).statusCode).toBe(403);
  });

  it('put no new app live that is for admins', async () => {
    const key = await createReleaseKey(server.context, { apps: ['reports'] });
    const build = await createBuild('company', '1.0.0-a');
    const { home: _, ...own } = build.record;
    const claims = { paths: ['/reports'], access: 'admin' as const, nav: [], outlines: {} };
    const record = { ...own, ...claims, app: 'reports', container: 'foothold_reports' };
    expect((await publish({ ...build, record }, key)).json()).toEqual({ fresh: true });
    const refused = await change('reports', { kind: 'flip', release: record.release }, key);
    expect(refused.json().fields).toEqual({
      release: 'reports is for admins: one of them puts its first release live.',
    });
  });
});

describe('signatures of releases', () => {
  const readRow = (release: string) =>
    server.context.db.selectFrom('releases').selectAll().where('release', '=', release).executeTakeFirstOrThrow();
  const listReleases = async () => (await server.send({ url: 'releases', as: admin })).json().apps;
  const readRefusal = async (response: ReturnType<typeof publish>) => {
    const { statusCode, json } = await response;
    return [statusCode, json().fields?.release];
  };

  it('are kept with the release and in the history, with the key that made them', async () => {
    const key = await createReleaseKey(server.context, { apps: ['candidate'] });
    const build = await createBuild('candidate', '1.0.0-signed');
    expect((await publish(build, key)).statusCode).toBe(201);
    await server.context.db.deleteFrom('teams').execute();

    const kept = { signature: signRecord(build.record, key.pair), signing_key: key.pair.public_key };
    const apps = await listReleases();
    const by = expect.stringMatching(/^CI of Team \d+$/);
    expect(await readRow('1.0.0-signed')).toMatchObject({ ...kept, signed_by: by });
    const { detail } = await server.context.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'release.publish')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ after: '1.0.0-signed', ...kept, signed_by: by });
    const [candidate, company] = ['candidate', 'company'].map((name) =>
      apps.find(({ app }: { app: string }) => app === name),
    );
    expect(candidate.releases[0]).toMatchObject({ release: '1.0.0-signed', signed_by: by });
    expect(company.releases[0]).toMatchObject({ signed_by: null });
  });

  it('are required of a key, and must be its own, of what it publishes', async () => {
    const key = await createReleaseKey(server.context, { apps: ['candidate'] });
    const build = await createBuild('candidate', '1.0.0-refused');
    expect(await readRefusal(publish(build, { ...key, pair: null }))).toEqual([
      422,
      'candidate 1.0.0-refused is not signed. RELEASE_KEY must be the whole key, as it was shown.',
    ]);
    const misfit =
      'The signature of candidate 1.0.0-refused does not fit: another key made it, or the release was changed since.';
    expect(await readRefusal(publish(build, { ...key, pair: createKeyPair() }))).toEqual([422, misfit]);
    const signature = signRecord(build.record, key.pair);
    const files = Object.fromEntries(Array.from(build.files, ([name, content]) => [name, content.toString('base64')]));
    const record = { ...build.record, home: '/elsewhere' };
    expect(await readRefusal(call('POST', 'releases', { record, files, signature }, key))).toEqual([422, misfit]);
    expect((await listReleases()).flatMap(({ releases }: { releases: object[] }) => releases)).not.toContainEqual(
      expect.objectContaining({ release: '1.0.0-refused' }),
    );
  });

  it('are not made by a key that has no public half', async () => {
    const { id } = await createTeam();
    const { public_key: _, ...earlier } = keyBody;
    const key = (await call('POST', `teams/${id}/keys`, earlier)).json();
    const [status, sentence] = await readRefusal(publish(await createBuild('candidate', '1.0.0-early'), key));
    expect([status, sentence]).toEqual([
      422,
      expect.stringMatching(
        /^The key CI of Candidates cannot sign: it was made by an earlier version of this site\. Make a new one\.$/,
      ),
    ]);
  });

  it('are added to a release that an operator published without, and never replaced', async () => {
    const [first, second] = [
      await createReleaseKey(server.context, { apps: ['candidate'] }),
      await createReleaseKey(server.context, { apps: [] }),
    ];
    const build = await createBuild('candidate', '1.0.0-operator');
    const operator = { ...(await server.signIn('operator')), pair: null };
    await publish(build, operator);
    expect(await readRow('1.0.0-operator')).toMatchObject({ signature: null, signed_by: null });
    const elsewhere = { ...build, record: { ...build.record, home: '/elsewhere' } };
    expect((await publish(elsewhere, first)).json()).toEqual({ fresh: false });
    expect(await readRow('1.0.0-operator')).toMatchObject({ signature: null });
    expect((await publish(build, first)).json()).toEqual({ fresh: false });
    expect(await readRow('1.0.0-operator')).toMatchObject({ signing_key: first.pair.public_key });
    const signed = await server.context.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'release.sign')
      .execute();
    expect(signed.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ after: '1.0.0-operator', signing_key: first.pair.public_key }),
    );

    await server.context.db.deleteFrom('app_owners').execute();
    const others = await server.context.db
      .selectFrom('teams')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await server.context.db.insertInto('app_owners').values({ app: 'candidate', team_id: others.id }).execute();
    await server.context.db
      .updateTable('release_keys')
      .set({ apps: ['candidate'] })
      .execute();
    expect((await publish(build, second)).json()).toEqual({ fresh: false });
    expect(await readRow('1.0.0-operator')).toMatchObject({ signing_key: first.pair.public_key });
  });

  it('keep a release whose record was changed since from going live, also after it was a canary, and let one that is live be switched off', async () => {
    const key = await createReleaseKey(server.context, { apps: ['candidate'] });
    const sentence = expect.stringMatching(/^candidate 1\.0\.0-altered is not what CI of Team \d+ has signed\.$/);
    const alter = (home: string) =>
      server.context.db
        .updateTable('releases')
        .set({ record: sql<never>`jsonb_set(record::jsonb, '{home}', to_jsonb(${home}::text))::json` })
        .where('release', '=', '1.0.0-altered')
        .execute();
    const put = (kind: object) => readRefusal(change('candidate', { release: '1.0.0-altered', ...kind }, key));
    const build = await createBuild('candidate', '1.0.0-altered');
    const record = { ...build.record, home: '/dashboard/jobs' };
    await publish({ ...build, record }, key);
    await alter('/elsewhere');
    expect(await put({ kind: 'canary', percent: 10 })).toEqual([409, sentence]);
    await alter('/dashboard/jobs');
    expect((await put({ kind: 'canary', percent: 10 }))[0]).toBe(200);
    await alter('/elsewhere');
    expect(await put({ kind: 'flip' })).toEqual([409, sentence]);
    await alter('/dashboard/jobs');
    expect((await put({ kind: 'flip' }))[0]).toBe(200);
    await alter('/elsewhere');
    expect((await put({ kind: 'disable' }))[0]).toBe(200);
    expect((await put({ kind: 'rollback' }))[0]).toBe(200);
    await change('candidate', { kind: 'enable' }, key);
  });

  it('are made by a half of the key that is never sent', async () => {
    const { token, pair } = await createReleaseKey(server.context, { apps: ['candidate'] });
    const whole = formatReleaseKey({ token, ...pair });
    const refused = await server.send({ url: 'releases', as: { token: whole } });
    expect([refused.statusCode, refused.json().error]).toEqual([
      401,
      'Send only what stands before the first dot of a release key: the rest signs, and never leaves its team.',
    ]);
  });
});
