import type { Config } from '../../platform/config/config';
import type { OpenDatabase } from '../../platform/db/openDatabase';
import { run } from '../main';
import type { StartOptions } from './apps';
import { openSite } from './builds';
import { stopOnSignal } from './command';
import { printReady, seedDemoWhenEnabled } from './local';

/** Serves the builds from an open database, which is filled with demo data where that is wanted. */
export async function startSite(config: Config, database: OpenDatabase, options: StartOptions): Promise<void> {
  const running = await run(config, {
    database,
    site: (context) => openSite(context, options),
    prepare: seedDemoWhenEnabled,
  });
  stopOnSignal(running);
  printReady(config.APP_ORIGIN, config);
}
