import { print } from '@foothold/shared/commands';
import { demoAccounts, demoPassword, seedDemoData } from '../../../demo';
import type { Config } from '../../platform/config/config';
import type { Context } from '../../platform/context';

export async function seedDemoWhenEnabled(context: Context): Promise<void> {
  if (context.config.DEMO && (await seedDemoData(context))) print('Filled the empty database with demo data.');
}

/** Prints the address of the site and the demo accounts. */
export function printReady(origin: string, { DEMO }: Pick<Config, 'DEMO'>): void {
  print();
  print(`  Foothold is ready:  ${origin}`);
  if (DEMO) {
    print();
    print(`  Demo accounts, password ${demoPassword}`);
    for (const [who, email] of Object.entries(demoAccounts)) print(`    ${who.padEnd(10)}${email}`);
  }
  print();
  print('  Stop it with Ctrl+C.');
}
