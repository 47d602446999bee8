import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { type Build, listFileNames } from '@foothold/shared/build/readBuild';
import type { Bucket } from '../objectStore/bucket';
import { isStoreFailure, StoreError } from '../objectStore/storeError';
import { computeIntegrity } from './build';
import { createReleaseFiles, type ReleaseFiles, type ReleaseName, temporary } from './files';

const oneDay = 24 * 60 * 60 * 1000;
/** Files on their way at once: each is held whole until its integrity is known. */
const maxTransfers = 4;

/** The files of published releases in a bucket. The folder is a cache, which is filled as files are asked for. */
export function createBucketReleaseFiles(root: string, bucket: Bucket): ReleaseFiles {
  const cache = createReleaseFiles(root);
  /** Of this process: the files of the cache that are what was published. */
  const verified = new Set<string>();
  const pending = new Map<string, Promise<void>>();

  async function fillCache(record: ReleaseRecord, name: string): Promise<void> {
    const file = path.join(cache.getFolder(record), name);
    const cached = await readFile(file).catch(() => undefined);
    if (!cached || !(await isAsPublished(record, name, cached))) {
      const content = await download(bucket, record, name);
      if (!content) return;
      await mkdir(path.dirname(file), { recursive: true });
      await writeInOneStep(root, file, content);
    }
    verified.add(file);
  }

  return {
    ...cache,

    async fetchFile(record, name) {
      const file = path.join(cache.getFolder(record), name);
      if (verified.has(file) && (await stat(file).catch(() => undefined))) return;
      const filling = pending.get(file) ?? fillCache(record, name).finally(() => pending.delete(file));
      pending.set(file, filling);
      await filling;
    },

    async listMissingFiles(record) {
      const found = await mapSome(listFileNames(record), async (name) =>
        (await isKept(bucket, record, name)) ? [] : [name],
      );
      return found.flat();
    },

    async save(build: Build) {
      const { record, files } = build;
      await mapSome(listFileNames(record), (name) =>
        bucket.putBuffer(toObject(record, name), files.get(name) ?? Buffer.alloc(0)),
      );
      await cache.save(build);
    },

    async remove(release) {
      await cache.remove(release);
      await removeAll(bucket, `${toFolder(release)}/`, () => true);
    },

    async removeUnknown(known) {
      const names = new Set(known.map(toFolder));
      await removeUnknownObjects(bucket, names);
      for (const release of await listCached(root)) if (!names.has(toFolder(release))) await cache.remove(release);
    },
  };
}

/** Undefined where the bucket has no such file. Fails where it has another content. */
async function download(bucket: Bucket, record: ReleaseRecord, name: string): Promise<Buffer | undefined> {
  const stream = await bucket.get(toObject(record, name));
  const content = stream && (await buffer(stream));
  if (content && !(await isAsPublished(record, name, content)))
    throw new StoreError('STORE_UNAVAILABLE', `damaged ${name} of ${record.app} ${record.release}`);
  return content;
}

async function isKept(bucket: Bucket, record: ReleaseRecord, name: string): Promise<boolean> {
  try {
    return (await download(bucket, record, name)) !== undefined;
  } catch (cause) {
    if (isStoreFailure(cause) && (cause as StoreError).reason.startsWith('damaged')) return false;
    throw cause;
  }
}

const toFolder = ({ app, release }: ReleaseName) => `releases/${app}/${release}`;

/** Named by its integrity too: two builds of one name that differ, as in their source maps, keep their own files. */
function toObject(record: ReleaseRecord, name: string): string {
  const hash = Buffer.from(getIntegrityOf(record, name).slice('sha384-'.length), 'base64').toString('hex');
  return `${toFolder(record)}/${hash.slice(0, 16)}-${name}`;
}

const isCompressed = ({ files }: ReleaseRecord, name: string) => !Object.hasOwn(files, name);

/** Of a pre-compressed file, that of its content. */
function getIntegrityOf(record: ReleaseRecord, name: string): string {
  const file = record.files[isCompressed(record, name) ? name.replace(/\.br$/, '') : name];
  if (!file) throw new Error(`${record.app} ${record.release} has no ${name}.`);
  return file.integrity;
}

const decompressBrotli = promisify(brotliDecompress);

async function isAsPublished(record: ReleaseRecord, name: string, content: Buffer): Promise<boolean> {
  const whole = isCompressed(record, name) ? await decompressBrotli(content).catch(() => undefined) : content;
  return whole !== undefined && computeIntegrity(whole) === getIntegrityOf(record, name);
}

/** So that no process serves half a file, of the two that may fetch it at once or of one that was killed. */
async function writeInOneStep(root: string, file: string, content: Buffer) {
  const incoming = path.join(root, `${temporary}${randomUUID()}`);
  try {
    await writeFile(incoming, content, { flush: true });
    await rename(incoming, file);
  } finally {
    await rm(incoming, { force: true });
  }
}

async function removeAll(
  bucket: Bucket,
  below: string,
  isMeant: (object: { key: string; storedAt: number }) => boolean,
) {
  for await (const object of bucket.list(below)) if (isMeant(object)) await bucket.remove(object.key);
}

/** Younger ones than a day may belong to a publication that is under way. */
const removeUnknownObjects = (bucket: Bucket, names: ReadonlySet<string>) =>
  removeAll(
    bucket,
    'releases/',
    ({ key, storedAt }) => !names.has(key.split('/').slice(0, 3).join('/')) && Date.now() - storedAt > oneDay,
  );

/** The releases in the cache that were put there a day ago at least. */
async function listCached(root: string): Promise<ReleaseName[]> {
  const found: ReleaseName[] = [];
  for (const app of await readdir(root).catch(() => [])) {
    if (app.startsWith(temporary)) continue;
    for (const release of await readdir(path.join(root, app)).catch(() => [])) {
      const stats = await stat(path.join(root, app, release)).catch(() => undefined);
      if (stats && Date.now() - stats.mtimeMs > oneDay) found.push({ app, release });
    }
  }
  return found;
}

/** Maps a few at a time. */
async function mapSome<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += maxTransfers)
    results.push(...(await Promise.all(items.slice(start, start + maxTransfers).map(work))));
  return results;
}
