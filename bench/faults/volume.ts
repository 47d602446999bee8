import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
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

/** A file system of its own with so much room, where this user may mount one; else a folder. */
export async function openVolume(name: string, megabytes: number): Promise<Volume> {
  const parent = await createTempFolder(name);
  const folder = path.join(parent, 'volume');
  await mkdir(folder);
  try {
    await mountImage(path.join(parent, 'image'), folder, megabytes);
  } catch (cause) {
    const reason = ((cause as Error).message.split('\n').find(Boolean) ?? '').slice(0, 120);
    return { folder, free: async () => {}, reason };
  }
  const filler = path.join(folder, 'filler');
  return { folder, fill: () => fill(filler), free: () => rm(filler, { force: true }) };
}

async function mountImage(image: string, folder: string, megabytes: number): Promise<void> {
  // Written in full and past the cache: otherwise each fsync would take several times as long as on the disk below.
  await run('dd', ['if=/dev/zero', `of=${image}`, 'bs=1M', `count=${megabytes}`]);
  await run('mkfs.ext4', ['-q', '-m', '0', image]);
  const { stdout } = await run('losetup', ['--find', '--show', '--direct-io=on', image]);
  const device = stdout.trim();
  onCleanUp(() => run('losetup', ['--detach', device]));
  await run('mount', [device, folder]);
  onCleanUp(() => run('umount', ['--lazy', folder]));
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
