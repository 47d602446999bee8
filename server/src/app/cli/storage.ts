import { parseArgs } from 'node:util';
import { print, UsageError } from '@foothold/shared/commands';
import { readConfig } from '../../platform/config/config';
import { hasDatabase, migrate } from '../../platform/db';
import { assertBucketUsable } from '../../platform/objectStore/assertBucketUsable';
import { openServerDatabase } from '../openServerDatabase';
import { runCommand } from './command';
import { copyStorage } from './copyStorage';

const usage = `Use it as, with S3_URL:
  pnpm storage copy --to s3          copies files and releases of DATA_DIR into the bucket
  pnpm storage copy --to folder      and back
  pnpm storage copy --to s3 --dry-run    says what would be copied
It deletes nothing, and goes on where an earlier run has ended.`;

/** Moves an installation into a bucket, or out of it. */
runCommand(async () => {
  const options = parseOptions(process.argv.slice(2));
  const config = readConfig(process.env);
  const { S3_URL } = config;
  if (!S3_URL) throw new UsageError(`S3_URL is unset.\n${usage}`);
  if (!hasDatabase(config)) throw new UsageError('There is no database, so there is nothing to copy.');
  await assertBucketUsable(S3_URL);
  const database = await openServerDatabase(config);
  try {
    await migrate(database.db);
    const { copied, bytes, same, problems } = await copyStorage(database.db, { ...config, S3_URL }, options);
    print(`${options.isDryRun ? 'to copy' : 'copied'} ${copied} files, ${bytes} bytes; ${same} were there already`);
    if (problems.length) throw new UsageError([...problems, `${problems.length} files are not copied.`].join('\n'));
  } finally {
    await database.close();
  }
});

function parseOptions(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const { to, 'dry-run': isDryRun } = values;
    if (positionals.join() === 'copy' && (to === 's3' || to === 'folder')) return { to, isDryRun } as const;
  } catch {
    // An option that there is not.
  }
  throw new UsageError(usage);
}
