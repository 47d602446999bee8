import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { lock } from 'proper-lockfile';
import { getErrorCode } from './errorCodes';

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
}

interface LockOptions {
  /** Called when another process took the lock over, or when the lock was deleted: stop writing to the folder. */
  onLost(cause: Error): void;
}

/**
 * Locks a data folder for this process, because two processes on one embedded database lose acknowledged rows. The
 * holder renews the lock every two seconds. A holder that died is detected at once if it ran on this host, and after
 * ten seconds if it ran on another one. Resolves to a function that releases the lock.
 */
export async function lockFolder(path: string, { onLost }: LockOptions): Promise<() => Promise<void>> {
  const folder = resolve(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, 'holder.json');
  const lockfilePath = join(folder, 'lock');

  const holder = await readHolder(holderFile);
  if (holder && !heldFolders.has(folder) && isDeadOnThisHost(holder))
    await rm(lockfilePath, { recursive: true, force: true });
  const mayBeStale = holder?.host !== hostname();

  try {
    const release = await lock(folder, {
      lockfilePath,
      stale: staleMs,
      update: 2000,
      retries: mayBeStale ? { retries: 12, factor: 1, minTimeout: 1000 } : 0,
      onCompromised: (cause) => {
        heldFolders.delete(folder);
        onLost(cause);
      },
    });
    heldFolders.add(folder);
    await writeFile(holderFile, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder));
    return async () => {
      heldFolders.delete(folder);
      await rm(holderFile, { force: true });
      // proper-lockfile releases the lock by itself when a second signal ends the process.
      await release().catch((cause: unknown) => {
        if (getErrorCode(cause) !== 'ERELEASED') throw cause;
      });
    };
  } catch (cause) {
    if (getErrorCode(cause) !== 'ELOCKED') throw cause;
    const holderText = holder ? ` (process ${holder.pid} on ${holder.host})` : '';
    throw new FolderInUseError(
      `Another Foothold${holderText} is using the data folder ${folder}. Stop it first, or give this one another DATA_DIR.`,
    );
  }
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
