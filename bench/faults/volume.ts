import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { getErrorCode } from '../../server/src/platform/db/errorCodes';
import { createTempFolder, onCleanUp } from '../harness/tempFolder';

const run = promisify(execFile);
const megabyte = 1024 * 1024;

/** A folder for databases and files. */
export interface Volume {
  folder: string;
  /** Takes all room that is left. Missing where the folder is on the machine's own disk. */
  fill?(): Promise<void>;
  free(): Promise<void>;
  /** Why it cannot be filled. */
  reason?: string;
}

/** A file system of its own with so much room, where this user may mount one. */
export async function openVolume(name: string, megabytes: number): Promise<Volume> {
  const parent = await createTempFolder(name);
  const image = path.join(parent, 'image');
  const folder = path.join(parent, 'volume');
  try {
    await run('mkdir', [folder]);
    await run('truncate', ['-s', `${megabytes}M`, image]);
    await run('mkfs.ext4', ['-q', '-m', '0', image]);
    await run('mount', ['-o', 'loop', image, folder]).catch(() =>
      run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]),
    );
  } catch (cause) {
    const reason = ((cause as Error).message.split('\n').find(Boolean) ?? '').slice(0, 120);
    return { folder, free: async () => {}, reason };
  }
  onCleanUp(() => run('umount', ['--lazy', folder]));
  const filler = path.join(folder, 'filler');
  return { folder, fill: () => fill(filler), free: () => rm(filler, { force: true }) };
}

async function fill(filler: string): Promise<void> {
  const file = await open(filler, 'w');
  try {
    for (const bytes of [megabyte, 4096]) await writeUntilFull(file, Buffer.alloc(bytes, 1));
  } finally {
    await file.close();
  }
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, chunk: Buffer) {
  try {
    for (;;) await file.appendFile(chunk);
  } catch (cause) {
    if (getErrorCode(cause) !== 'ENOSPC') throw cause;
  }
}
