import { type Config, readConfig } from '../config';
import type { Context } from '../context';
import { demoAccounts, demoPassword, seedDemo } from '../demo';
import { say } from './command';

/** The environment as it is on one's own machine: with demo data, unless production is asked for. */
export function localConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  return readConfig({ ...(env.NODE_ENV !== 'production' && { DEMO: '1', LOG_LEVEL: 'warn' }), ...set });
}

export async function fillWithDemo(context: Context): Promise<void> {
  if (context.config.DEMO && (await seedDemo(context))) say('Filled the empty database with demo data.');
}

export const sayPreparing = ({ DATABASE_URL, DATA_DIR }: Config) =>
  say(DATABASE_URL ? 'Preparing the database …' : `Preparing the database in ${DATA_DIR} …`);

/** Tells where the site is and who may log in. */
export function announce(origin: string, { DEMO }: Pick<Config, 'DEMO'>): void {
  say();
  say(`  Foothold is ready:  ${origin}`);
  if (DEMO) {
    say();
    say(`  Demo accounts, password ${demoPassword}`);
    for (const [who, email] of Object.entries(demoAccounts)) say(`    ${who.padEnd(10)}${email}`);
  }
  say();
  say('  Stop it with Ctrl+C.');
}
