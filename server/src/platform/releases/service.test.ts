import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '@foothold/shared/boot';
import type { Build } from '@foothold/shared/build/readBuild';
import { startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import type { Db } from '../db';
import { openBucket } from '../objectStore/bucket';
import { computeIntegrity } from './build';
import { type DatabaseRegistry, openRegistry } from './databaseRegistry';
import { deleteOldReleases } from './deleteOldReleases';
import type { PointerChange } from './pointers';
import { publishBuild } from './publishBuild';
import { findRecord, findRevision } from './queries';
import { releaseBuilds, seedRegistry } from './seedRegistry';
import { changeLiveReleases } from './service';

let server: TestServer;
let db: Db;
let registry: DatabaseRegistry;
const operator = { user_id: null, by: 'operator' };

beforeAll(async () => {
  server = await startServer();
  db = server.context.db;
});
afterAll(() => server.stop());

beforeEach(async () => {
  await db.deleteFrom('release_pointers').execute();
  await db.deleteFrom('releases').execute();
  await seedRegistry(server.context, await createTestBuilds('1.0.0-a'));
  registry = await openRegistry(db, server.context.releases);
});

/** A build of one app with the given version. */
async function createBuild(app: string, version: string, more: Partial<ReleaseRecord> = {}): Promise<Build> {
  const found = (await createTestBuilds(version, more)).find(({ record }) => record.app === app);
  if (!found) throw new Error(`There is no ${app}.`);
  return found;
}

const change = (app: string, change: PointerChange, seen?: number) =>
  changeLiveReleases(server.context, operator, { changes: [{ app, change }], reason: 'Because', seen });

/** Which release of an app the visitors of a bucket get now. */
async function findLiveRelease(app: string, bucket?: number) {
  await registry.refresh();
  return registry.liveFor(bucket).areas.find(({ record }) => record.app === app)?.record.release;
}

const publish = async (app: string, version: string, more: Partial<ReleaseRecord> = {}) =>
  publishBuild(server.context, operator, await createBuild(app, version, more));

/** Changes a published file where it is kept: in the bucket, if there is one, else in the folder. */
async function alterFile(folder: string, name: string) {
  const { DATA_DIR, S3_URL } = server.context.config;
  if (!S3_URL) return writeFile(path.join(DATA_DIR, folder, name), 'altered');
  const bucket = openBucket(S3_URL);
  for await (const { key } of bucket.list(`${folder}/`))
    if (key.endsWith(`-${name}`)) return bucket.putBuffer(key, Buffer.from('altered'));
  throw new Error(`The bucket has no ${name} in ${folder}.`);
}

describe('seedRegistry', () => {
  it('makes the builds live when nothing was live before', async () => {
    expect(await findLiveRelease('company')).toBe('1.0.0-a');
    expect(registry.liveFor().shell.record.release).toBe('1.0.0-a');
  });

  it('changes nothing when something is live, whatever was built here', async () => {
    await publish('company', '1.0.0-b');
    await change('company', { kind: 'flip', release: '1.0.0-b' });
    const revision = await findRevision(db);
    await seedRegistry(server.context, await createTestBuilds('1.0.0-c'));
    expect([await findLiveRelease('company'), await findLiveRelease('candidate')]).toEqual(['1.0.0-b', '1.0.0-a']);
    expect(await findRevision(db)).toBe(revision);
    expect(await findRecord(db, 'company', '1.0.0-c')).toBeUndefined();
  });

  it('makes one machine’s builds live when two machines start at the same moment', async () => {
    await db.deleteFrom('release_pointers').execute();
    const [one, other] = [await createTestBuilds('1.0.0-b'), await createTestBuilds('1.0.0-c')];
    await Promise.all([seedRegistry(server.context, one), seedRegistry(server.context, other)]);
    await registry.refresh();
    const { shell, areas } = registry.liveFor();
    expect(new Set([shell, ...areas].map(({ record }) => record.release)).size).toBe(1);
  });
});

describe('releaseBuilds', () => {
  it('makes the named builds live and no other', async () => {
    await releaseBuilds(server.context, [await createBuild('company', '1.0.0-b')]);
    expect([await findLiveRelease('company'), await findLiveRelease('candidate')]).toEqual(['1.0.0-b', '1.0.0-a']);
    const revision = await findRevision(db);
    await releaseBuilds(server.context, [await createBuild('company', '1.0.0-b')]);
    expect(await findRevision(db)).toBe(revision);
  });

  it('uses the published release when the same version was built with other files', async () => {
    const build = await createBuild('company', '1.0.0-a');
    const [file] = Object.values(build.record.files);
    if (file) file.bytes += 1;
    await releaseBuilds(server.context, [build]);
    expect(await findLiveRelease('company')).toBe('1.0.0-a');
  });

  it('makes none live when they do not fit together', async () => {
    const misfit = await createBuild('company', '1.0.0-b', { requires: { react: '^20.0.0' } });
    const builds = [await createBuild('candidate', '1.0.0-b'), misfit];
    await expect(releaseBuilds(server.context, builds)).rejects.toMatchObject({ code: 'not_possible_now' });
    expect([await findLiveRelease('company'), await findLiveRelease('candidate')]).toEqual(['1.0.0-a', '1.0.0-a']);
  });
});

describe('changeLiveReleases', () => {
  it('makes a new app live, but starts no canary of it', async () => {
    await db.deleteFrom('release_pointers').where('app', '=', 'company').execute();
    await publish('company', '1.0.0-b');
    await expect(change('company', { kind: 'canary', release: '1.0.0-b', percent: 10 })).rejects.toThrow(
      'No release of company is live.',
    );
    await change('company', { kind: 'flip', release: '1.0.0-b' });
    expect(await findLiveRelease('company')).toBe('1.0.0-b');
  });

  it('changes one app and rolls it back, without the others', async () => {
    await publish('company', '1.0.0-b');
    expect(await findLiveRelease('company')).toBe('1.0.0-a');

    await change('company', { kind: 'flip', release: '1.0.0-b' });
    expect([await findLiveRelease('company'), await findLiveRelease('candidate')]).toEqual(['1.0.0-b', '1.0.0-a']);
    await change('company', { kind: 'rollback' });
    expect(await findLiveRelease('company')).toBe('1.0.0-a');
  });

  it('rolls back through what was live before, and never forward', async () => {
    for (const version of ['1.0.0-b', '1.0.0-c']) {
      await publish('company', version);
      await change('company', { kind: 'flip', release: version });
    }
    for (const expected of ['1.0.0-b', '1.0.0-a']) {
      await change('company', { kind: 'rollback' });
      expect(await findLiveRelease('company')).toBe(expected);
    }
    await expect(change('company', { kind: 'rollback' })).rejects.toMatchObject({
      fields: { release: 'There is no release before this one.' },
    });
  });

  it('refuses to roll back while a canary runs, which would end it and take everybody further back', async () => {
    for (const version of ['1.0.0-b', '1.0.0-c']) await publish('company', version);
    await change('company', { kind: 'flip', release: '1.0.0-b' });
    await change('company', { kind: 'canary', release: '1.0.0-c', percent: 10 });
    await expect(change('company', { kind: 'rollback' })).rejects.toMatchObject({
      fields: { release: 'A canary is running: end it, then roll back if that is what you want.' },
    });
    await change('company', { kind: 'end_canary' });
    expect(await findLiveRelease('company')).toBe('1.0.0-b');
  });

  it('gives a canary to its percentage of visitors, other ones for each app', async () => {
    for (const app of ['company', 'candidate']) {
      await publish(app, '1.0.0-b');
      await change(app, { kind: 'canary', release: '1.0.0-b', percent: 10 });
    }
    await registry.refresh();
    const listCanaryBuckets = (app: string) =>
      Array.from({ length: 100 }, (_, bucket) => bucket).filter((bucket) =>
        registry.liveFor(bucket).areas.some(({ record }) => record.app === app && record.release === '1.0.0-b'),
      );
    const [company, candidate] = [listCanaryBuckets('company'), listCanaryBuckets('candidate')];
    expect([company.length, candidate.length]).toEqual([10, 10]);
    expect(company.filter((bucket) => candidate.includes(bucket)).length).toBeLessThan(5);
    expect(await findLiveRelease('company')).toBe('1.0.0-a');

    await change('company', { kind: 'canary', release: '1.0.0-b', percent: 20 });
    await registry.refresh();
    expect(listCanaryBuckets('company')).toEqual(expect.arrayContaining(company));
    await change('company', { kind: 'end_canary' });
    await registry.refresh();
    expect(listCanaryBuckets('company')).toEqual([]);
  });

  it('keeps the previous release as the fallback', async () => {
    await publish('company', '1.0.0-b');
    await change('company', { kind: 'flip', release: '1.0.0-b' });
    await findLiveRelease('company');
    expect(registry.liveFor().fallbacks.get('company')?.record.release).toBe('1.0.0-a');

    await change('company', { kind: 'canary', release: '1.0.0-a', percent: 50 });
    await findLiveRelease('company');
    const canaryBucket = Array.from({ length: 100 }, (_, bucket) => bucket).find((bucket) =>
      registry.liveFor(bucket).areas.some(({ record }) => record.app === 'company' && record.release === '1.0.0-a'),
    );
    expect(registry.liveFor(canaryBucket).fallbacks.get('company')?.record.release).toBe('1.0.0-b');
  });

  it('changes a shell and the area that needs it at once, which neither could do alone', async () => {
    await publish('shell', '1.0.0-b', { provides: { react: '20.0.0' } });
    await publish('company', '1.0.0-b', { requires: { react: '^20.0.0' } });
    const flip = { kind: 'flip', release: '1.0.0-b' } as const;
    await expect(change('company', flip)).rejects.toMatchObject({ code: 'not_possible_now' });
    const changes = ['shell', 'company'].map((app) => ({ app, change: flip }));
    await changeLiveReleases(server.context, operator, { changes, reason: 'React 20' });
    expect(await findLiveRelease('company')).toBe('1.0.0-b');
    expect(registry.liveFor().shell.record.release).toBe('1.0.0-b');
  });

  it('disables an area with a reason, and enables it', async () => {
    await change('company', { kind: 'disable' });
    await findLiveRelease('company');
    expect(registry.liveFor().disabled.get('company')).toBe('Because');

    await change('company', { kind: 'enable' });
    await findLiveRelease('company');
    expect(registry.liveFor().disabled.size).toBe(0);
  });

  it('refuses to disable the shell', async () => {
    await expect(change('shell', { kind: 'disable' })).rejects.toMatchObject({ code: 'not_possible_now' });
  });
});

describe('release that does not work', () => {
  const toRefusal = (sentence: RegExp) => ({
    code: expect.stringMatching(/not_possible_now|invalid_input/),
    fields: { release: expect.stringMatching(sentence) },
  });

  it('is refused when the live shell lacks a required version', async () => {
    await publish('company', '1.0.0-b', { requires: { react: '^20.0.0' } });
    await expect(change('company', { kind: 'flip', release: '1.0.0-b' })).rejects.toMatchObject(
      toRefusal(/^company 1\.0\.0-b does not fit shell 1\.0\.0-a: it needs react \^20\.0\.0, and the shell has none\./),
    );
    expect(await findLiveRelease('company')).toBe('1.0.0-a');
  });

  it('is refused when one of its files was altered, until it is published again', async () => {
    await publish('company', '1.0.0-b');
    await alterFile('releases/company/1.0.0-b', 'remoteEntry.js');
    await expect(change('company', { kind: 'flip', release: '1.0.0-b' })).rejects.toMatchObject(
      toRefusal(/company 1\.0\.0-b lacks what was published: remoteEntry\.js\.$/),
    );
    await publish('company', '1.0.0-b');
    await change('company', { kind: 'flip', release: '1.0.0-b' });
    expect(await findLiveRelease('company')).toBe('1.0.0-b');
  });

  it('is refused when one of its files is missing', async () => {
    await publish('company', '1.0.0-b');
    await server.context.releases.remove({ app: 'company', release: '1.0.0-b' });
    await expect(change('company', { kind: 'flip', release: '1.0.0-b' })).rejects.toMatchObject(
      toRefusal(/company 1\.0\.0-b lacks/),
    );
  });

  it('is refused when it was never published', async () => {
    await expect(change('company', { kind: 'flip', release: '9.9.9-x' })).rejects.toMatchObject(
      toRefusal(/was never published/),
    );
  });

  it('is not published when a file is missing or altered', async () => {
    const build = await createBuild('company', '1.0.0-b');
    const files = new Map(build.files);
    files.set('page.js', Buffer.from('alert(1)'));
    await expect(publishBuild(server.context, operator, { ...build, files })).rejects.toMatchObject(
      toRefusal(/page\.js is not what the build wrote/),
    );
    files.delete('page.js');
    await expect(publishBuild(server.context, operator, { ...build, files })).rejects.toMatchObject(
      toRefusal(/page\.js is missing/),
    );
  });

  it('is published once when two publish it at the same time, and none takes its files away', async () => {
    const build = await createBuild('company', '1.0.0-twice');
    const all = await Promise.all([1, 2, 3, 4].map(() => publishBuild(server.context, operator, build)));
    expect(all.filter(({ fresh }) => fresh)).toHaveLength(1);
    expect(await server.context.releases.listMissingFiles(build.record)).toEqual([]);
  });

  it('is whole when several publish it at the same time over one that lacks files', async () => {
    const build = await createBuild('company', '1.0.0-half');
    const { releases } = server.context;
    for (let round = 0; round < 20; round += 1) {
      await releases.save(build);
      await rm(path.join(releases.getFolder(build.record), 'page.js'));
      await Promise.all([1, 2, 3, 4].map(() => releases.save(build)));
      expect(await releases.listMissingFiles(build.record)).toEqual([]);
    }
  });

  it('leaves nothing for long when a process is killed meanwhile', async () => {
    const { config } = server.context;
    const root = path.join(config.DATA_DIR, 'releases');
    await mkdir(path.join(root, '.temporary-old'));
    await utimes(path.join(root, '.temporary-old'), 0, 0);
    await mkdir(path.join(root, '.temporary-new'));
    await deleteOldReleases(server.context);
    expect((await readdir(root)).filter((name) => name.startsWith('.'))).toEqual(['.temporary-new']);
  });

  it('is not published when its name has other files already', async () => {
    await publish('company', '1.0.0-b');
    const other = await createBuild('candidate', '1.0.0-b');
    const record = { ...other.record, app: 'company', container: 'foothold_company' };
    await expect(publishBuild(server.context, operator, { ...other, record })).rejects.toMatchObject(
      toRefusal(/published already/),
    );
    await expect(publish('company', '1.0.0-b')).resolves.toEqual({ fresh: false });
  });

  it('counts as published when only its source maps differ, and keeps those that it has', async () => {
    const build = await createBuild('company', '1.0.0-b');
    await publishBuild(server.context, operator, build);
    const map = Buffer.from('{"sources":["a remark"]}');
    const integrity = computeIntegrity(map);
    const other: Build = {
      record: { ...build.record, files: { ...build.record.files, 'page.js.map': { integrity, bytes: map.length } } },
      files: new Map(build.files).set('page.js.map', map),
    };
    await expect(publishBuild(server.context, operator, other)).resolves.toEqual({ fresh: false });
    await change('company', { kind: 'flip', release: '1.0.0-b' });
    expect((await findRecord(db, 'company', '1.0.0-b'))?.files['page.js.map']).not.toMatchObject({ integrity });
  });
});

describe('registry', () => {
  it('accepts one of two changes of an app, and both of two apps, based on the same revision', async () => {
    for (const app of ['company', 'candidate']) await publish(app, '1.0.0-b');
    await registry.refresh();
    const seen = registry.revision();
    const flip = { kind: 'flip', release: '1.0.0-b' } as const;
    const all = await Promise.allSettled(['company', 'company', 'candidate'].map((app) => change(app, flip, seen)));
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect([await findLiveRelease('company'), await findLiveRelease('candidate')]).toEqual(['1.0.0-b', '1.0.0-b']);
  });

  it('finds the files of releases that are no longer live', async () => {
    for (const version of ['1.0.0-b', '1.0.0-c']) {
      await publish('company', version);
      await change('company', { kind: 'flip', release: version });
    }
    await registry.refresh();
    const old = await registry.find('company', '1.0.0-a');
    expect(await readFile(path.join(old?.folder ?? '', 'page.js'), 'utf8')).toBe('/* company page.js */');
  });

  it('notifies its listeners of each change', async () => {
    let changeCount = 0;
    const stop = registry.onChange(() => {
      changeCount += 1;
    });
    await publish('company', '1.0.0-b');
    await registry.refresh();
    expect(changeCount).toBe(0);
    await change('company', { kind: 'flip', release: '1.0.0-b' });
    await registry.refresh();
    expect(changeCount).toBe(1);
    stop();
  });

  it('finds a release that another process made live', async () => {
    await publish('company', '1.0.0-b');
    await change('company', { kind: 'flip', release: '1.0.0-b' });
    expect((await registry.find('company', '1.0.0-b'))?.record.release).toBe('1.0.0-b');
  });
});
