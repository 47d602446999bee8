import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { listFileNames } from '@foothold/shared/build/readBuild';
import type { Config } from '../../platform/config/config';
import type { S3Address } from '../../platform/config/s3Url';
import type { Db } from '../../platform/db';
import { type Bucket, openBucket } from '../../platform/objectStore/bucket';
import { createBucketReleaseFiles } from '../../platform/releases/bucketFiles';
import { createReleaseFiles } from '../../platform/releases/files';
import { listRecords } from '../../platform/releases/queries';
import { createBucketStore, createFolderStore, type FileStore, listFileHashes } from '../../platform/storage';
import { getUploadFolder } from '../folders';

interface CopyOptions {
  to: 's3' | 'folder';
  /** Reads and compares, and writes nothing. */
  isDryRun: boolean;
}

export interface CopyResult {
  copied: number;
  bytes: number;
  /** Files that were there already, with the right content. */
  same: number;
  /** One sentence for each file that neither is there now nor can be copied. */
  problems: string[];
}

/** Copies what the rows name between DATA_DIR and the bucket, compared by their hashes. What is there already stays. */
export async function copyStorage(
  db: Db,
  { DATA_DIR, S3_URL }: Pick<Config, 'DATA_DIR'> & { S3_URL: S3Address },
  options: CopyOptions,
): Promise<CopyResult> {
  const bucket = openBucket(S3_URL);
  const result: CopyResult = { copied: 0, bytes: 0, same: 0, problems: [] };
  await copyFiles(db, DATA_DIR, bucket, options, result);
  await copyReleases(db, DATA_DIR, bucket, options, result);
  return result;
}

async function copyFiles(db: Db, DATA_DIR: string, bucket: Bucket, options: CopyOptions, result: CopyResult) {
  const stores = [createFolderStore(path.join(DATA_DIR, 'files')), createBucketStore(bucket)] as const;
  const [from, to] = options.to === 's3' ? stores : [stores[1], stores[0]];
  const folder = getUploadFolder({ DATA_DIR });
  await mkdir(folder, { recursive: true });

  for await (const file of listFileHashes(db)) {
    const waiting = path.join(folder, randomUUID());
    if (await hasContent(to, file)) result.same += 1;
    else if (!(await hasContent(from, file))) result.problems.push(`The file ${file.key} is missing or damaged.`);
    else {
      if (!options.isDryRun) {
        await pipeline((await from.read(file.key)) ?? [], createWriteStream(waiting, { flush: true }));
        await to.put(file.key, waiting, file.sha256).finally(() => rm(waiting, { force: true }));
        if (!(await hasContent(to, file))) result.problems.push(`The copy of the file ${file.key} is damaged.`);
      }
      count(result, file.size);
    }
  }
}

async function copyReleases(db: Db, DATA_DIR: string, bucket: Bucket, options: CopyOptions, result: CopyResult) {
  const root = path.join(DATA_DIR, 'releases');
  const releases = { folder: createReleaseFiles(root), s3: createBucketReleaseFiles(root, bucket) };
  for (const { record } of await listRecords(db)) {
    const missing = await releases[options.to].listMissingFiles(record);
    result.same += listFileNames(record).length - missing.length;
    if (!missing.length) continue;
    const lost = await releases[options.to === 's3' ? 'folder' : 's3'].listMissingFiles(record);
    for (const name of lost) result.problems.push(`${name} of ${record.app} ${record.release} is missing or damaged.`);
    if (lost.length) continue;
    if (!options.isDryRun && options.to === 's3')
      await releases.s3.save({ record, files: await readFiles(record, releases.folder.getFolder(record)) });
    // The folder is what the bucket's releases are cached in.
    if (!options.isDryRun && options.to === 'folder')
      for (const name of missing) await releases.s3.fetchFile?.(record, name);
    for (const name of missing) count(result, toBytes(record, name));
  }
}

function count(result: CopyResult, bytes: number) {
  result.copied += 1;
  result.bytes += bytes;
}

async function hasContent(store: FileStore, { key, sha256 }: { key: string; sha256: string }): Promise<boolean> {
  const content = await store.read(key);
  return content !== undefined && (await hashContent(content)) === sha256;
}

/** Undefined where it does not arrive whole. */
async function hashContent(content: Readable): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of content) hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch (cause) {
    if ((cause as { reason?: string }).reason === 'damaged object') return undefined;
    throw cause;
  }
}

const readFiles = async (record: ReleaseRecord, folder: string) =>
  new Map(
    await Promise.all(
      listFileNames(record).map(async (name) => [name, await readFile(path.join(folder, name))] as const),
    ),
  );

const toBytes = ({ files }: ReleaseRecord, name: string) =>
  files[name]?.bytes ?? files[name.replace(/\.br$/, '')]?.brotli ?? 0;
