import { UsageError } from '@foothold/shared/commands';
import { hasDemoAccounts } from '../../../demo';
import type { Config } from '../../platform/config/config';
import type { Context } from '../../platform/context';
import type { OpenDatabase } from '../../platform/db/openDatabase';
import { run } from '../main';
import type { StartOptions } from './apps';
import { openSite } from './builds';
import { stopOnSignal } from './command';

/** Serves the existing builds from an open database, unless there are demo accounts in it. */
export async function serveSite(config: Config, database: OpenDatabase, options: StartOptions): Promise<void> {
  stopOnSignal(
    await run(config, { database, prepare: refuseDemoAccounts, site: (context) => openSite(context, options) }),
  );
}

async function refuseDemoAccounts({ db }: Context): Promise<void> {
  if (await hasDemoAccounts(db))
    throw new UsageError(
      'There are demo accounts in this database, whose password everybody knows. To delete them: pnpm admin remove-demo',
    );
}
