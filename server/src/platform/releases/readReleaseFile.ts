import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../db';
import type { ReleaseFiles, ReleaseName } from './files';
import { findRecord } from './queries';

/** A file of a published release, as it was published. Undefined where the release, or the release's file, is not kept. */
export async function readReleaseFile(
  { db, releases }: { db: Db; releases: ReleaseFiles },
  { app, release }: ReleaseName,
  name: string,
): Promise<Buffer | undefined> {
  const record = await findRecord(db, app, release);
  if (!record || !Object.hasOwn(record.files, name)) return undefined;
  await releases.fetchFile?.(record, name);
  return readFile(path.join(releases.getFolder(record), name)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw cause;
  });
}
