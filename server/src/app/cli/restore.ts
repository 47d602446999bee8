import path from 'node:path';
import { parseArgs } from 'node:util';
import { print, UsageError } from '@foothold/shared/commands';
import { type Config, readConfig } from '../../platform/config/config';
import { assertBucketUsable } from '../../platform/objectStore/assertBucketUsable';
import { formatContents } from './backup/format';
import { readPassphrase } from './backup/passphrase';
import { assertTargetEmpty, restoreInto } from './backup/restoreInto';
import { verifyBackup } from './backup/verifyBackup';
import { runCommand } from './command';

const usage = `Use it as:
  pnpm restore FILE              restores a backup into an empty database, beside the files that are there
  pnpm restore FILE --dry-run    says whether it would, and what is in the backup
No server may run on them. An encrypted backup needs BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.`;

/** Restores an installation: all of it or nothing. */
runCommand(async () => {
  const { file, isDryRun } = parseOptions(process.argv.slice(2));
  const config = readConfig(process.env);
  const passphrase = await readPassphrase(config);
  // Read twice, so that nothing of one that is damaged is begun.
  const contents = await verifyBackup(file, passphrase);
  print(`${file} is whole:\n${formatContents(contents)}`);
  if (config.S3_URL) await assertBucketUsable(config.S3_URL);
  if (isDryRun) {
    await assertTargetEmpty(config, contents.header);
    return print(`It can be restored into ${describeTarget(config)}. Nothing was written.`);
  }
  await restoreInto(config, file, passphrase);
  print(`It is restored into ${describeTarget(config)}. What happened after it was made is not in it:`);
  print('  Everybody has to log in again; passwords, two-factor login and suspensions are those of that moment.');
  print('  Emails that were waiting are among the undelivered ones of the admins, who may send each again.');
  print('  Accounts that were deleted since are back: delete them again. How to find them: docs/backup.md');
});

/** Without what is secret in their addresses. */
function describeTarget({ DATABASE_URL, DATA_DIR, S3_URL }: Config): string {
  const database = DATABASE_URL && new URL(DATABASE_URL);
  return [
    ...(database ? [`the database ${database.pathname.slice(1)} on ${database.host}`] : []),
    path.resolve(DATA_DIR),
    ...(S3_URL ? ['the bucket of S3_URL'] : []),
  ].join(', ');
}

function parseOptions(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (file && !more.length) return { file: path.resolve(file), isDryRun: values['dry-run'] };
  } catch {
    // An option that there is not.
  }
  throw new UsageError(usage);
}
