import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Build } from '@foothold/shared/build/readBuild';
import fastify from 'fastify';
import { createTestBuilds } from '../../../testing/releases';
import { toEmptyPrefix } from '../../../testing/s3Prefix';
import { type S3Server, startS3Server } from '../../../testing/s3Server';
import { parseS3Url, type S3Address } from '../config/s3Url';
import { handleErrors } from '../http/failures';
import { type Bucket, openBucket } from '../objectStore/bucket';
import { createBucketReleaseFiles } from './bucketFiles';
import { createFixedRegistry } from './build';
import { mountReleaseFiles } from './mountReleaseFiles';

let server: S3Server;
let folder: string;
let build: Build;
beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(path.join(tmpdir(), 'foothold-releases-'));
  build = (await createTestBuilds())[0] as Build;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

let bucket: Bucket;
beforeEach(() => {
  bucket = openBucket(parseS3Url(toEmptyPrefix(server.url)) as S3Address);
});

/** A server with a folder of its own, or the one that is given. */
async function open(given?: string) {
  const root = given ?? (await mkdtemp(path.join(folder, 'machine-')));
  const files = createBucketReleaseFiles(root, bucket);
  const { record } = build;
  return { root, files, file: (name: string) => path.join(files.getFolder(record), name) };
}

const listObjects = async () => {
  const keys: string[] = [];
  for await (const { key } of bucket.list('releases/')) keys.push(key);
  return keys;
};

/** Stores another content in place of a file of the release. */
const damage = async (name: string) => {
  const key = (await listObjects()).find((one) => one.endsWith(`-${name}`)) ?? '';
  await bucket.putBuffer(key, Buffer.from('changed'));
};

describe('createBucketReleaseFiles', () => {
  it('brings a file that another server has published into an empty folder', async () => {
    await (await open()).files.save(build);
    const other = await open();
    for (const name of ['page.js', 'page.js.br']) {
      await other.files.fetchFile?.(build.record, name);
      expect(await readFile(other.file(name))).toEqual(build.files.get(name));
    }
    expect(await other.files.listMissingFiles(build.record)).toEqual([]);
  });

  it('writes whole files alone when two processes fetch them into one folder', async () => {
    await (await open()).files.save(build);
    const [one, other] = [await open(), await open()];
    const twin = await open(one.root);
    const fetches = [one, twin, one, other].map(({ files }) => files.fetchFile?.(build.record, 'page.js'));
    await Promise.all(fetches);
    expect(await readFile(one.file('page.js'))).toEqual(build.files.get('page.js'));
    expect((await readdir(one.root)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('fetches a file of the folder again that is not what was published', async () => {
    const { files, root, file } = await open();
    await files.save(build);
    await writeFile(file('page.js'), 'half');
    const restarted = await open(root);
    await restarted.files.fetchFile?.(build.record, 'page.js');
    expect(await readFile(file('page.js'))).toEqual(build.files.get('page.js'));
  });

  it('names what the bucket has lost or holds damaged, and repairs it when it is published again', async () => {
    const { files } = await open();
    await files.save(build);
    await damage('page.js');
    expect(await files.listMissingFiles(build.record)).toEqual(['page.js']);
    await files.save(build);
    expect(await files.listMissingFiles(build.record)).toEqual([]);
  });

  it('removes a release from the bucket and the folder', async () => {
    const { files, root } = await open();
    await files.save(build);
    await files.remove(build.record);
    expect([await listObjects(), await readdir(path.join(root, build.record.app))]).toEqual([[], []]);
  });

  it('removes from the folder what others have removed, and nothing that is young', async () => {
    const { files, root } = await open();
    await files.save(build);
    await files.removeUnknown?.([]);
    expect(await readdir(path.join(root, build.record.app))).toEqual([build.record.release]);
    await utimes(files.getFolder(build.record), 0, 0);
    await files.removeUnknown?.([build.record]);
    expect(await readdir(path.join(root, build.record.app))).toEqual([build.record.release]);
    await files.removeUnknown?.([]);
    expect(await readdir(path.join(root, build.record.app))).toEqual([]);
    expect(await listObjects()).not.toEqual([]);
  });
});

describe('GET /mf/{app}/{release}/{file} from a bucket', () => {
  it('serves what another server has published, and 503 in place of a damaged file', async () => {
    await (await open()).files.save(build);
    await damage('page.js.map');
    await damage('page.js');
    const { files } = await open();
    const { record } = build;
    const release = {
      ...{ record, base_url: null, folder: files.getFolder(record), prerenders: {} },
      fetch: async (name: string) => files.fetchFile?.(record, name),
    };
    const app = fastify();
    handleErrors(app);
    const shell = { ...release, record: { ...record, app: 'shell' } };
    mountReleaseFiles(
      app,
      createFixedRegistry(record.app === 'shell' ? [release] : [shell, release]),
      async () => null,
    );
    const get = (name: string) => app.inject(`/mf/${record.app}/${record.release}/${name}`);
    const whole = await get(record.entry);
    expect([whole.statusCode, whole.rawPayload]).toEqual([200, build.files.get(record.entry)]);
    const damaged = await get('page.js');
    expect([damaged.statusCode, damaged.headers['cache-control'], damaged.headers['retry-after']]).toEqual([
      ...[503, 'no-store', '2'],
    ]);
    await app.close();
  });
});
