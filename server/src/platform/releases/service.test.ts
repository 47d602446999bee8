import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import type { Db } from '../db';
import type { Build } from './build';
import { type DatabaseRegistry, openRegistry } from './databaseRegistry';
import type { PointerChange } from './pointers';
import { publishBuilds } from './publishBuilds';
import { changeLiveRelease, publishBuild } from './service';

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
  await publishBuilds(server.context, await createTestBuilds('1.0.0-a'));
  registry = await openRegistry(db, server.context.releases);
});

/** One app's build of a later day. */
async function aBuild(app: string, version: string, more: Partial<ReleaseRecord> = {}): Promise<Build> {
  const found = (await createTestBuilds(version, more)).find(({ record }) => record.app === app);
  if (!found) throw new Error(`There is no ${app}.`);
  return found;
}

const change = (app: string, change: PointerChange, seen?: number) =>
  changeLiveRelease(server.context, operator, { app, change, reason: 'Because', seen });

/** Which release of an app the visitors of a bucket get now. */
async function live(app: string, bucket?: number) {
  await registry.refresh();
  return registry.liveFor(bucket).areas.find(({ record }) => record.app === app)?.record.release;
}

const published = async (app: string, version: string, more: Partial<ReleaseRecord> = {}) =>
  publishBuild(server.context, operator, await aBuild(app, version, more));

it('serves what was built when nothing was released before', async () => {
  expect(await live('company')).toBe('1.0.0-a');
  expect(registry.liveFor().shell.record.release).toBe('1.0.0-a');
});

it('takes a new build live at the next start, and leaves alone what somebody has put elsewhere', async () => {
  await publishBuilds(server.context, await createTestBuilds('1.0.0-b'));
  expect(await live('company')).toBe('1.0.0-b');

  await change('company', { kind: 'rollback' });
  await publishBuilds(server.context, await createTestBuilds('1.0.0-b'));
  expect(await live('company')).toBe('1.0.0-a');
  expect(await live('candidate')).toBe('1.0.0-b');
});

it('starts with what is published where another machine has built the same sources into other files', async () => {
  const other = await createTestBuilds('1.0.0-a');
  const [file] = Object.values(other[0]?.record.files ?? {});
  if (file) file.bytes += 1;
  await publishBuilds(server.context, other);
  expect(await live('company')).toBe('1.0.0-a');
});

it('puts an app live that is new here, and begins with no canary', async () => {
  await db.deleteFrom('release_pointers').where('app', '=', 'company').execute();
  await published('company', '1.0.0-b');
  await expect(change('company', { kind: 'canary', release: '1.0.0-b', percent: 10 })).rejects.toThrow(
    'No release of company is live yet.',
  );
  await change('company', { kind: 'flip', release: '1.0.0-b' });
  expect(await live('company')).toBe('1.0.0-b');
});

it('lets one app go live, back, and forward again, while the others stay', async () => {
  await published('company', '1.0.0-b');
  expect(await live('company')).toBe('1.0.0-a');

  await change('company', { kind: 'flip', release: '1.0.0-b' });
  expect([await live('company'), await live('candidate')]).toEqual(['1.0.0-b', '1.0.0-a']);
  await change('company', { kind: 'rollback' });
  expect(await live('company')).toBe('1.0.0-a');
  await change('company', { kind: 'rollback' });
  expect(await live('company')).toBe('1.0.0-b');
});

it('gives a canary to its part of the visitors, always the same', async () => {
  await published('company', '1.0.0-b');
  await change('company', { kind: 'canary', release: '1.0.0-b', percent: 10 });

  expect([await live('company', 9), await live('company', 10), await live('company')]).toEqual([
    '1.0.0-b',
    '1.0.0-a',
    '1.0.0-a',
  ]);
  await change('company', { kind: 'end_canary' });
  expect(await live('company', 0)).toBe('1.0.0-a');
});

it('keeps the release before as what is loaded where the new one cannot be', async () => {
  await published('company', '1.0.0-b');
  await change('company', { kind: 'flip', release: '1.0.0-b' });
  await live('company');
  expect(registry.liveFor().fallbacks.get('company')?.record.release).toBe('1.0.0-a');

  await change('company', { kind: 'canary', release: '1.0.0-a', percent: 50 });
  await live('company');
  expect(registry.liveFor(0).fallbacks.get('company')?.record.release).toBe('1.0.0-b');
});

it('switches an area off with a reason, and on again', async () => {
  await change('company', { kind: 'disable' });
  await live('company');
  expect(registry.liveFor().disabled.get('company')).toBe('Because');

  await change('company', { kind: 'enable' });
  await live('company');
  expect(registry.liveFor().disabled.size).toBe(0);
});

it('keeps the shell on: without it there is no site', async () => {
  await expect(change('shell', { kind: 'disable' })).rejects.toMatchObject({ code: 'not_possible_now' });
});

describe('a release that would not work', () => {
  const refusal = (sentence: RegExp) => ({
    code: expect.stringMatching(/not_possible_now|invalid_input/),
    fields: { release: expect.stringMatching(sentence) },
  });

  it('is refused when the live shell lacks what it asks for', async () => {
    await published('company', '1.0.0-b', { requires: { react: '^20.0.0' } });
    await expect(change('company', { kind: 'flip', release: '1.0.0-b' })).rejects.toMatchObject(
      refusal(/company 1\.0\.0-b needs react \^20\.0\.0, and the shell has none/),
    );
    expect(await live('company')).toBe('1.0.0-a');
  });

  it('is refused when a file of it was altered, until it is published again', async () => {
    await published('company', '1.0.0-b');
    const file = path.join(server.context.config.DATA_DIR, 'releases/company/1.0.0-b/remoteEntry.js');
    const whole = await readFile(file, 'utf8');
    await writeFile(file, whole.replace(/.$/, '!'));
    await expect(change('company', { kind: 'flip', release: '1.0.0-b' })).rejects.toMatchObject(
      refusal(/company 1\.0\.0-b lacks what was published: remoteEntry\.js\.$/),
    );
    await published('company', '1.0.0-b');
    await change('company', { kind: 'flip', release: '1.0.0-b' });
    expect(await readFile(file, 'utf8')).toBe(whole);
  });

  it('is refused when a file of it has gone', async () => {
    await published('company', '1.0.0-b');
    await server.context.releases.remove({ app: 'company', release: '1.0.0-b' });
    await expect(change('company', { kind: 'flip', release: '1.0.0-b' })).rejects.toMatchObject(
      refusal(/company 1\.0\.0-b lacks/),
    );
  });

  it('is refused when nobody published it', async () => {
    await expect(change('company', { kind: 'flip', release: '9.9.9-x' })).rejects.toMatchObject(
      refusal(/was never published/),
    );
  });

  it('is not published when a file is missing or altered', async () => {
    const build = await aBuild('company', '1.0.0-b');
    const files = new Map(build.files);
    files.set('page.js', Buffer.from('alert(1)'));
    await expect(publishBuild(server.context, operator, { ...build, files })).rejects.toMatchObject(
      refusal(/page\.js is not what the build wrote/),
    );
    files.delete('page.js');
    await expect(publishBuild(server.context, operator, { ...build, files })).rejects.toMatchObject(
      refusal(/page\.js is missing/),
    );
  });

  it('is not published under a name that has other files already', async () => {
    await published('company', '1.0.0-b');
    const other = await aBuild('candidate', '1.0.0-b');
    const record = { ...other.record, app: 'company', container: 'foothold_company' };
    await expect(publishBuild(server.context, operator, { ...other, record })).rejects.toMatchObject(
      refusal(/published already/),
    );
    await expect(published('company', '1.0.0-b')).resolves.toEqual({ fresh: false });
  });
});

it('lets one of two people who looked at the same state change it', async () => {
  await published('company', '1.0.0-b');
  await published('candidate', '1.0.0-b');
  const seen = registry.revision();
  const both = await Promise.allSettled([
    change('company', { kind: 'flip', release: '1.0.0-b' }, seen),
    change('candidate', { kind: 'flip', release: '1.0.0-b' }, seen),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('still serves the files of releases that pages out there were made of', async () => {
  for (const version of ['1.0.0-b', '1.0.0-c']) {
    await published('company', version);
    await change('company', { kind: 'flip', release: version });
  }
  await registry.refresh();
  const old = await registry.find('company', '1.0.0-a');
  expect(await readFile(path.join(old?.folder ?? '', 'page.js'), 'utf8')).toBe('/* company page.js */');
});

it('tells whoever follows it of every change', async () => {
  let told = 0;
  const stop = registry.onChange(() => {
    told += 1;
  });
  await published('company', '1.0.0-b');
  await registry.refresh();
  expect(told).toBe(0);
  await change('company', { kind: 'flip', release: '1.0.0-b' });
  await registry.refresh();
  expect(told).toBe(1);
  stop();
});

it('finds at once what another process has made live', async () => {
  await published('company', '1.0.0-b');
  await change('company', { kind: 'flip', release: '1.0.0-b' });
  expect((await registry.find('company', '1.0.0-b'))?.record.release).toBe('1.0.0-b');
});
