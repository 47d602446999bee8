import { ConfigError } from '../../platform/config/config';
import { FolderInUseError } from '../../platform/db';
import { Failure } from '../../platform/http';
import type { Running } from '../main';

export const print = (line = '') => process.stdout.write(`${line}\n`);

/** Runs a command; what its user can put right is told in a sentence, anything else with its trace. */
export function runCommand(work: () => Promise<void>): void {
  // Once the file that calls has been read to its end, whose helpers stand below.
  Promise.resolve()
    .then(work)
    .catch((cause: unknown) => {
      process.stderr.write(`\n${explainError(cause)}\n`);
      process.exit(1);
    });
}

/** Ends the server in order when the process is asked to end; asked twice it ends at once. */
export function stopOnSignal(running: Running): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        process.stderr.write(`${explainError(cause)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function explainError(cause: unknown): string {
  if (cause instanceof ConfigError || cause instanceof FolderInUseError || cause instanceof UsageError)
    return cause.message;
  if (cause instanceof Failure) return [cause.message, ...Object.values(cause.fields ?? {})].join('\n');
  if (!(cause instanceof Error)) return String(cause);
  const { code, port } = cause as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001.`;
  if (code && unusableDatabase.has(code))
    return `The database that DATABASE_URL names cannot be used: ${cause.message}`;
  return cause.stack ?? cause.message;
}

// Not there, not found, no such database, wrong password, no such user.
const unusableDatabase = new Set(['ECONNREFUSED', 'ENOTFOUND', '3D000', '28P01', '28000']);

/** The command was called in a way that cannot work. */
export class UsageError extends Error {
  override name = 'UsageError';
}
