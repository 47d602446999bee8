import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { getErrorCode } from './errorCodes';

/**
 * Takes a name in the kernel for a folder, which one process on this machine can have and loses only when it ends, however
 * it ends: also while it is frozen it has the name, and of several that start at once one gets it. Resolves to a function
 * that gives the name back, to 'taken', or to 'unsupported' where the system has no such names.
 */
export async function lockLocally(folder: string): Promise<(() => Promise<void>) | 'taken' | 'unsupported'> {
  if (process.platform !== 'linux') return 'unsupported';
  const { dev, ino } = await stat(folder);
  // A socket of the abstract namespace. Nobody talks to it.
  const holder = createServer((connection) => connection.destroy()).unref();
  return new Promise((resolve, reject) => {
    holder.once('error', (cause) => (getErrorCode(cause) === 'EADDRINUSE' ? resolve('taken') : reject(cause)));
    holder.listen({ path: `\0foothold ${dev}:${ino}` }, () => {
      resolve(() => new Promise((closed) => holder.close(() => closed())));
    });
  });
}
