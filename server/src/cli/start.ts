import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '../config';
import type { Context } from '../context';
import { demoAccounts, demoPassword, seedDemo } from '../demo';
import { run } from '../main';
import { command, say, stopOnSignal, UsageError } from './command';
import { releases } from './releases';

/** The whole product on this machine: builds what changed, prepares the database, serves. */
command(async () => {
  const production = process.env.NODE_ENV === 'production';
  const config = readConfig({ ...(!production && { DEMO: '1', LOG_LEVEL: 'warn' }), ...withoutEmpty(process.env) });

  await build();
  say(config.DATABASE_URL ? 'Preparing the database …' : `Preparing the database in ${config.DATA_DIR} …`);
  const running = await run(config, { registry: await releases(), prepare: fillWithDemo });
  stopOnSignal(running);
  announce(config);
});

/** In a process of its own: the bundler's memory goes with it. */
async function build() {
  const script = fileURLToPath(new URL('../../../shared/build/cli.ts', import.meta.url));
  const [code] = await once(spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new UsageError('The build failed, as it says above.');
}

function withoutEmpty(env: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

async function fillWithDemo(context: Context) {
  if (context.config.DEMO && (await seedDemo(context))) say('Filled the empty database with demo data.');
}

function announce({ APP_ORIGIN, DEMO }: Config) {
  say();
  say(`  Foothold is ready:  ${APP_ORIGIN}`);
  if (DEMO) {
    say();
    say(`  Demo accounts, password ${demoPassword}`);
    for (const [who, email] of Object.entries(demoAccounts)) say(`    ${who.padEnd(10)}${email}`);
  }
  say();
  say('  Stop it with Ctrl+C.');
}
