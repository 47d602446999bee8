import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { run } from '../main';
import { parseStartOptions } from './apps';
import { openSite } from './builds';
import { runCommand, stopOnSignal, UsageError } from './command';
import { printPreparing, printReady, seedDemoWhenEnabled } from './local';
import { localConfig } from './localConfig';
import { assertStartable } from './preflight';

/** Runs the product on this machine: builds what changed, prepares the database, serves. */
runCommand(async () => {
  const config = localConfig(process.env);
  const options = parseStartOptions('start', process.argv.slice(2));
  await assertStartable(config);
  await buildInChildProcess();
  printPreparing(config);
  const running = await run(config, {
    site: (context) => openSite(context, options),
    prepare: seedDemoWhenEnabled,
  });
  stopOnSignal(running);
  printReady(config.APP_ORIGIN, config);
});

/** In a child process, whose exit frees the bundler's memory. */
async function buildInChildProcess() {
  const script = fileURLToPath(new URL('../../../../shared/build/cli.ts', import.meta.url));
  const [code] = await once(spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new UsageError('The build failed, as it says above.');
}
