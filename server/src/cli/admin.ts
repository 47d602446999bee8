import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readConfig } from '../config';
import { migrate, openDatabase } from '../db';
import { ensureAdmin } from '../sessions/admin';
import { command, say, UsageError } from './command';

/** `admin create <email>`: the password comes from ADMIN_PASSWORD, or is asked for. */
command(async () => {
  const [verb, address] = process.argv.slice(2);
  if (verb !== 'create' || !address) throw new UsageError('Use it as: pnpm admin create ada@example.ng');
  const password = process.env.ADMIN_PASSWORD?.trim() || (await ask(`Password for ${address}: `));
  const config = readConfig({ ...process.env, ADMIN_EMAIL: address, ADMIN_PASSWORD: password });

  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    const created = await ensureAdmin(database.db, { email: config.ADMIN_EMAIL ?? address, password });
    say(created ? `${address} is an admin now.` : `${address} is an admin already; nothing was changed.`);
  } finally {
    await database.close();
  }
});

/** Asks without showing what is typed. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError('Give the password in ADMIN_PASSWORD, or run this in a terminal.');
  process.stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const answer = await reader.question('');
  reader.close();
  say();
  return answer;
}
