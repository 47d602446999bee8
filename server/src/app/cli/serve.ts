import { UsageError } from '@foothold/shared/commands';
import { isCommonPassword } from '@foothold/shared/contract';
import { type Config, readConfig } from '../../platform/config/config';
import { loadEngine } from '../../platform/db/openDatabase';
import { openServerDatabase } from '../openServerDatabase';
import { parseStartOptions } from './apps';
import { runCommand } from './command';
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
  // The database opens while the rest of the server is loaded: a restart takes half a second less.
  await loadEngine(config);
  const [database, { serveSite }] = await Promise.all([
    openServerDatabase(config, { mayUnpack: true }),
    import('./serveSite'),
  ]);
  await serveSite(config, database, options);
});

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
