import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { listStoredKeys } from '../../../testing';
import { toEmptyPrefix } from '../../../testing/s3Prefix';
import { type S3Server, startS3Server } from '../../../testing/s3Server';
import { parseS3Url, type S3Address } from '../config/s3Url';
import { openBucket } from '../objectStore/bucket';
import { createBucketStore, createFolderStore, type FileStore } from '.';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-store-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const stores = {
  folder: () => createFolderStore(join(folder, 'files')),
  bucket: () => createBucketStore(openBucket(parseS3Url(toEmptyPrefix(server.url)) as S3Address)),
};

describe.each(Object.entries(stores))('FileStore in a %s', (_, createStore) => {
  const createKey = () => randomBytes(16).toString('hex');
  const read = async (store: FileStore, key: string) => {
    const content = await store.read(key);
    return content && (await buffer(content));
  };
  let store: FileStore;
  beforeAll(() => {
    store = createStore();
  });

  /** Stores a file with this content under a new key. */
  async function put(content: Buffer) {
    const [key, path] = [createKey(), join(folder, createKey())];
    await writeFile(path, content);
    await store.put(key, path, createHash('sha256').update(content).digest('hex'));
    return { key, path };
  }

  it.each([0, 1, 100_000, 9 * 1024 * 1024])(
    'moves a file of %i bytes, and reads and copies it whole',
    async (bytes) => {
      const content = randomBytes(bytes);
      const { key, path } = await put(content);
      await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
      expect((await read(store, key))?.equals(content)).toBe(true);
      const copy = createKey();
      expect(await store.copy(key, copy)).toBe(true);
      await store.remove(key);
      expect(await store.read(key)).toBeUndefined();
      expect((await read(store, copy))?.equals(content)).toBe(true);
    },
  );

  it('has nothing under a key that was never stored, or is none', async () => {
    const [key, other] = [createKey(), createKey()];
    expect(await store.copy(key, other)).toBe(false);
    for (const one of [key, other, '../../etc/passwd', '']) expect(await store.read(one)).toBeUndefined();
    await store.remove(key);
  });

  it('gives up a read that is not finished', async () => {
    const { key } = await put(randomBytes(1024 * 1024));
    const content = await store.read(key);
    content?.destroy();
    expect((await read(store, key))?.length).toBe(1024 * 1024);
  });

  it('lists what is old enough', async () => {
    const { key } = await put(Buffer.from('a'));
    expect(await listStoredKeys(store)).toContain(key);
    const old: string[] = [];
    for await (const one of store.listOlderThan(60_000)) old.push(one);
    expect(old).toEqual([]);
    expect(await store.deleteUnfinished(60_000)).toBe(0);
  });
});
