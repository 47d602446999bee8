import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { loadEngine } from '../../platform/db/openDatabase';
import { openServerDatabase } from '../openServerDatabase';
import { parseStartOptions } from './apps';
import { runCommand, UsageError } from './command';
import { localConfig } from './localConfig';
import { assertStartable } from './preflight';
import { printPreparing } from './printPreparing';

/** Runs the product on this machine: builds what changed, prepares the database, serves. */
runCommand(async () => {
  const config = localConfig(process.env);
  const options = parseStartOptions('start', process.argv.slice(2));
  await assertStartable(config);
  printPreparing(config);
  // The database opens and the rest of the server is loaded while the child builds.
  const building = buildInChildProcess();
  await Promise.race([building, loadEngine(config)]);
  const [database, { startSite }] = await Promise.all([openServerDatabase(config), import('./startSite'), building]);
  await startSite(config, database, options);
});

/** In a child process, whose exit frees the bundler's memory. */
async function buildInChildProcess() {
  const script = fileURLToPath(new URL('../../../../shared/build/cli.ts', import.meta.url));
  const [code] = await once(spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new UsageError('The build failed, as it says above.');
}
