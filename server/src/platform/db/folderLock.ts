import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { lock } from 'proper-lockfile';
import { getErrorCode } from './errorCodes';
import { lockLocally } from './localLock';

/** The folder is locked already. The message is printed for the person who started this process. */
export class FolderInUseError extends Error {
  override name = 'FolderInUse';
}

const staleMs = 10_000;

/** Folders that this process holds: its own number in a holder file does not mean that the holder is dead. */
const heldFolders = new Set<string>();

interface Holder {
  pid: number;
  host: string;
  /** Distinguishes this hold from any other, also by the same process. */
  token: string;
}

interface LockOptions {
  /** Called when another process took the lock over, or when the lock was deleted: end without writing to the folder. */
  onLost(cause: Error): void;
}

export interface FolderLock {
  /** Throws, after `onLost` was called, when another process holds the folder. To be called before anything is written. */
  assertHeld(): void;
  release(): Promise<void>;
}

/**
 * Locks a data folder for this process, because two processes on one embedded database lose acknowledged rows. On this
 * machine a process that lives is never taken for a dead one, also when it is frozen; the holder renews the lock every two
 * seconds for those on other machines, which take it over after ten seconds without.
 */
export async function lockFolder(path: string, { onLost }: LockOptions): Promise<FolderLock> {
  const folder = resolve(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, 'holder.json');
  const lockfilePath = join(folder, 'lock');

  const local = await lockLocally(folder);
  const holder = await readHolder(holderFile);
  if (local === 'taken') throw toInUseError(folder, holder);
  const releaseLocally = local === 'unsupported' ? async () => {} : local;
  const token = randomUUID();
  try {
    const isLeft =
      local === 'unsupported'
        ? holder && !heldFolders.has(folder) && isDeadOnThisHost(holder)
        : holder?.host === hostname();
    if (isLeft) await rm(lockfilePath, { recursive: true, force: true });
    const release = await lock(folder, {
      lockfilePath,
      stale: staleMs,
      update: 2000,
      retries: holder?.host === hostname() ? 0 : { retries: 12, factor: 1, minTimeout: 1000 },
      onCompromised: (cause) => {
        heldFolders.delete(folder);
        onLost(cause);
      },
    });
    heldFolders.add(folder);
    await replaceFile(holderFile, JSON.stringify({ pid: process.pid, host: hostname(), token } satisfies Holder));
    return {
      assertHeld: () => assertToken(holderFile, token, onLost),
      async release() {
        heldFolders.delete(folder);
        if ((await readHolder(holderFile))?.token === token) await rm(holderFile, { force: true });
        // proper-lockfile releases the lock by itself when a second signal ends the process.
        await release().catch((cause: unknown) => {
          if (getErrorCode(cause) !== 'ERELEASED') throw cause;
        });
        await releaseLocally();
      },
    };
  } catch (cause) {
    await releaseLocally();
    throw getErrorCode(cause) === 'ELOCKED' ? toInUseError(folder, holder) : cause;
  }
}

function toInUseError(folder: string, holder: Holder | undefined) {
  const holderText = holder ? ` (process ${holder.pid} on ${holder.host})` : '';
  return new FolderInUseError(
    `Another Foothold${holderText} is using the data folder ${folder}. Stop it first, or give this one another DATA_DIR.`,
  );
}

/** Reads synchronously: nothing may come between this and the write that follows. */
function assertToken(holderFile: string, token: string, onLost: (cause: Error) => void) {
  try {
    if ((JSON.parse(readFileSync(holderFile, 'utf8')) as Holder).token === token) return;
  } catch {
    // Deleted, or being replaced by a holder of another kind: not held in either case.
  }
  const cause = new Error(
    'The data folder was deleted, or another process has taken it over. This one ends without writing to it.',
  );
  onLost(cause);
  throw cause;
}

/** Replaces a file at once: nobody reads the half of it. */
async function replaceFile(file: string, content: string) {
  const next = `${file}.${process.pid}`;
  await writeFile(next, content);
  await rename(next, file);
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isDeadOnThisHost({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false;
  // In a restarted container the process that left this file behind often had the same number as this one.
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (cause) {
    return getErrorCode(cause) === 'ESRCH';
  }
}
