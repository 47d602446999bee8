import { isCommonPassword } from '@foothold/shared/contract';
import { hasDemoAccounts } from '../../../demo';
import { type Config, readConfig } from '../../platform/config/config';
import type { Context } from '../../platform/context';
import { run } from '../main';
import { parseStartOptions } from './apps';
import { openSite } from './builds';
import { runCommand, stopOnSignal, UsageError } from './command';
import { assertStartable } from './preflight';

/** Production: serves the existing builds, and refuses settings that are unsafe in public. */
runCommand(async () => {
  const { NODE_ENV, REQUIRE_ADMIN_2FA } = process.env;
  const config = readConfig({
    ...process.env,
    NODE_ENV: NODE_ENV || 'production',
    REQUIRE_ADMIN_2FA: REQUIRE_ADMIN_2FA || '1',
  });
  refuseUnsafe(config);
  const options = parseStartOptions('serve', process.argv.slice(2));
  await assertStartable(config);
  stopOnSignal(await run(config, { prepare: refuseDemoAccounts, site: (context) => openSite(context, options) }));
});

async function refuseDemoAccounts({ db }: Context): Promise<void> {
  if (await hasDemoAccounts(db))
    throw new UsageError(
      'There are demo accounts in this database, whose password everybody knows. To delete them: pnpm admin remove-demo',
    );
}

function refuseUnsafe({ APP_ORIGIN, RATE_LIMIT, ADMIN_EMAIL, ADMIN_PASSWORD }: Config) {
  if (!process.env.APP_ORIGIN?.trim())
    throw new UsageError('Set APP_ORIGIN to the address that people use, such as https://jobs.example.ng');
  const { protocol, hostname } = new URL(APP_ORIGIN);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !isLocal)
    throw new UsageError('APP_ORIGIN must start with https: over http anybody on the way reads the sessions.');
  if (ADMIN_PASSWORD && isCommonPassword(ADMIN_PASSWORD, ADMIN_EMAIL ?? ''))
    throw new UsageError('ADMIN_PASSWORD is one of the first that strangers try. Choose another.');
  if (!RATE_LIMIT && !isLocal) throw new UsageError('RATE_LIMIT=0 is for load tests on one machine.');
}
