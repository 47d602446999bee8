import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '@foothold/shared/commands';
import type { Config } from '../../../platform/config/config';
import type { Rotation } from './rotation';

const usage = `Use it as:
  pnpm backup                           makes a backup, also while servers run
  pnpm backup list                      lists what there is
  pnpm backup verify FILE               reads a backup whole, and says what is in it
  pnpm backup prune --keep-daily 7 --keep-weekly 5
                                        deletes all but the newest of the last 7 days and 5 weeks that have one;
                                        also --keep-last, --keep-monthly. Deletes nothing if the newest is damaged.
Backups are in BACKUP_DIR, else in the folder backups beside DATA_DIR; --to FOLDER names another.
BACKUP_PASSPHRASE, or the file that BACKUP_PASSPHRASE_FILE names, encrypts them.`;

type BackupCommand =
  | { verb: 'create' | 'list'; folder: string }
  | { verb: 'verify'; file: string }
  | { verb: 'prune'; folder: string; rotation: Rotation };

type FolderConfig = Pick<Config, 'BACKUP_DIR' | 'DATA_DIR'>;

/** What the arguments of `pnpm backup` ask for. */
export function parseBackupCommand(args: string[], config: FolderConfig): BackupCommand {
  const { positionals, values } = parseOptions(args);
  const [verb = 'create', file, ...more] = positionals;
  const folder = path.resolve(values.to ?? config.BACKUP_DIR ?? path.join(config.DATA_DIR, '..', 'backups'));
  const rotation: Rotation = {
    last: toCount(values['keep-last']),
    daily: toCount(values['keep-daily']),
    weekly: toCount(values['keep-weekly']),
    monthly: toCount(values['keep-monthly']),
  };
  const keepsSome = Object.values(rotation).some((count) => count > 0);
  if (more.length === 0 && keepsSome === (verb === 'prune')) {
    if (verb === 'verify' && file) return { verb, file: path.resolve(file) };
    if (verb === 'prune' && !file) return { verb, folder, rotation };
    if ((verb === 'create' || verb === 'list') && !file) return { verb, folder };
  }
  throw new UsageError(usage);
}

function parseOptions(args: string[]) {
  const count = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { to: count, 'keep-last': count, 'keep-daily': count, 'keep-weekly': count, 'keep-monthly': count },
    });
  } catch {
    throw new UsageError(usage);
  }
}

function toCount(value: string | undefined): number {
  if (value === undefined) return 0;
  if (!/^\d{1,4}$/.test(value)) throw new UsageError(usage);
  return Number(value);
}
