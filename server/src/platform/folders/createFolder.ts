import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getErrorCode } from '../db/errorCodes';

/**
 * Creates a folder for this user alone, with those above it. Resolves to the topmost one that was created, if any. The
 * recursion of Node's own `mkdir` calls a full disk a folder that does not exist.
 */
export async function createFolder(path: string): Promise<string | undefined> {
  try {
    await mkdir(path, { mode: 0o700 });
    return path;
  } catch (cause) {
    if (getErrorCode(cause) === 'EEXIST') return undefined;
    if (getErrorCode(cause) !== 'ENOENT') throw cause;
  }
  const topmost = await createFolder(dirname(path));
  const created = await createFolder(path);
  return topmost ?? created;
}
