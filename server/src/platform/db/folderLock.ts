import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { getErrorCode } from './errorCode';

/** Another process holds this folder. Its message is for the person who started this one. */
export class FolderInUseError extends Error {
  override name = 'FolderInUse';
}

const staleMs = 10_000;

interface Holder {
  pid: number;
  host: string;
}

/**
 * Takes a data folder for this process alone: two processes on one embedded database lose acknowledged rows. A holder
 * renews the lock every few seconds; one that died on this machine is noticed at once, one elsewhere after ten seconds.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, 'holder.json');
  const lockfilePath = join(folder, 'lock');

  const holder = await readHolder(holderFile);
  if (holder && isDeadOnThisHost(holder)) await rm(lockfilePath, { recursive: true, force: true });
  const mayHaveDied = holder?.host !== hostname();

  try {
    const release = await lock(folder, {
      lockfilePath,
      stale: staleMs,
      update: 2000,
      retries: mayHaveDied ? { retries: 12, factor: 1, minTimeout: 1000 } : 0,
      onCompromised: () => process.kill(process.pid, 'SIGTERM'),
    });
    await writeFile(holderFile, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder));
    return async () => {
      await rm(holderFile, { force: true });
      // Ending the process by a second signal lets go of the lock as well.
      await release().catch((cause: unknown) => {
        if (getErrorCode(cause) !== 'ERELEASED') throw cause;
      });
    };
  } catch (cause) {
    if (getErrorCode(cause) !== 'ELOCKED') throw cause;
    const who = holder ? ` (process ${holder.pid} on ${holder.host})` : '';
    throw new FolderInUseError(
      `Another Foothold${who} is using the data folder ${folder}. Stop it first, or give this one another DATA_DIR.`,
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
  // After a restart of a container the process that left this behind had the same number as this one.
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (cause) {
    return getErrorCode(cause) === 'ESRCH';
  }
}
