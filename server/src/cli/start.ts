import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { run } from '../main';
import { openSite } from './builds';
import { command, stopOnSignal, UsageError } from './command';
import { announce, fillWithDemo, localConfig, sayPreparing } from './local';

/** The whole product on this machine: builds what changed, prepares the database, serves. */
command(async () => {
  const config = localConfig(process.env);
  await build();
  sayPreparing(config);
  const running = await run(config, { site: openSite, prepare: fillWithDemo });
  stopOnSignal(running);
  announce(config.APP_ORIGIN, config);
});

/** In a process of its own: the bundler's memory goes with it. */
async function build() {
  const script = fileURLToPath(new URL('../../../shared/build/cli.ts', import.meta.url));
  const [code] = await once(spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new UsageError('The build failed, as it says above.');
}
