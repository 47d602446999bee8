import { UsageError } from '@foothold/shared/commands';
import type { Endpoint } from '@foothold/shared/contract';
import { BackupError } from '../../platform/backup/backupError';
import { ConfigError } from '../../platform/config/config';
// By file, not by folder: a call to a running server needs neither a database nor HTTP routes.
import { FolderInUseError } from '../../platform/db/folderLock';
import { PoolerSettingsError } from '../../platform/db/sessionSettings';
import { Failure } from '../../platform/http/fail';
import { OtherKeyError } from '../../platform/secrets/key';
import type { Running } from '../main';

/** Runs a command. Errors that its user can correct are printed as a sentence, others with their stack. */
export function runCommand(work: () => Promise<void>): void {
  // Deferred until the calling module has been evaluated, whose constants are declared below the call.
  Promise.resolve()
    .then(work)
    .catch((cause: unknown) => {
      process.stderr.write(`\n${explainError(cause)}\n`);
      process.exit(1);
    });
}

/** Stops the server gracefully on a signal, and exits at once on a second one. */
export function stopOnSignal(running: Running): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
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
  // Their messages are for whoever started the command.
  const printed = [BackupError, ConfigError, FolderInUseError, OtherKeyError, PoolerSettingsError, UsageError];
  if (printed.some((kind) => cause instanceof kind)) return (cause as Error).message;
  if (cause instanceof Failure) return [cause.message, ...Object.values(cause.fields ?? {})].join('\n');
  if (!(cause instanceof Error)) return String(cause);
  const { code, port } = cause as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001.`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full: make room and try again.';
  if (code && unusableDatabase.has(code))
    return `The database that DATABASE_URL names cannot be used: ${cause.message}`;
  return cause.stack ?? cause.message;
}

// Connection refused, host not found, unknown database, wrong password, unknown user.
const unusableDatabase = new Set(['ECONNREFUSED', 'ENOTFOUND', '3D000', '28P01', '28000']);

/** Applies the rules of an endpoint before it is called. */
export function validateBody<E extends Endpoint>(endpoint: E, body: unknown) {
  const { data, error } = endpoint.body.safeParse(body);
  if (error) throw new UsageError(error.issues.map(({ message }) => message).join('\n'));
  return data as ReturnType<E['body']['parse']>;
}
