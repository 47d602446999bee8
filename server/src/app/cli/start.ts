import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { apps } from '@foothold/shared/build/apps';
import { isUpToDate } from '@foothold/shared/build/fingerprint';
import { workspace } from '@foothold/shared/build/workspace';
import { UsageError } from '@foothold/shared/commands';
import { loadEngine } from '../../platform/db/openDatabase';
import { openServerDatabase } from '../openServerDatabase';
import { parseStartOptions } from './apps';
import { runCommand } from './command';
import { localConfig } from './localConfig';
import { assertStartable } from './preflight';
import { printPreparing } from './printPreparing';

/** Runs the product on this machine: builds what changed, prepares the database, serves. */
runCommand(async () => {
  const config = localConfig(process.env);
  const options = parseStartOptions('start', process.argv.slice(2));
  await assertStartable(config);
  printPreparing(config);
  // The database opens and the rest of the server is loaded while a child builds.
  const building = apps.every(isUpToDate) ? undefined : buildInChildProcess();
  const loading = loadEngine(config);
  // Rejects at once where the build fails.
  await Promise.race([building ?? loading, loading]);
  const [database, { startSite }] = await Promise.all([
    openServerDatabase(config, { mayUnpack: true }),
    import('./startSite'),
    building,
  ]);
  await startSite(config, database, options);
});

/** In a child process, whose exit frees the bundler's memory. */
async function buildInChildProcess() {
  const command = [join(workspace, 'shared/cli/foothold.mjs'), 'build'];
  const [code] = await once(spawn(process.execPath, command, { cwd: workspace, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new UsageError('The build failed, as it says above.');
}
