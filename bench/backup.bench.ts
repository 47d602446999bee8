import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { measure, type Row, toLimitRow } from './harness/rows';
import { createTempFolder } from './harness/tempFolder';
import { openMarket } from './market/openMarket';
import { freshPostgres } from './server/database';
import { measureRequests } from './server/load';
import { getInheritedEnv, startServer, workspace } from './server/startServer';

export const name = 'backup';

const jobs = 100_000;
const runTool = promisify(execFile);
const limits = { backup: 90_000, restore: 240_000, wait: 1_000 };
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** How long a backup and a restore of 100,000 jobs take on each engine, and how long calls wait meanwhile. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const market = await openMarket();
  if (!market) {
    note('No PostgreSQL answers: set TEST_DATABASE_URL to one.');
    return [];
  }
  await market.growTo(jobs);
  // No backup has tables that a crash empties.
  await market.client.query('alter table listings set logged');
  note(`PostgreSQL ${market.version} and PGlite with the same ${jobs} jobs, on this machine; not encrypted.`);
  note('What is lost is at most what happened since the last backup began: its time, and the pause between two.');
  note('The reference is pg_dump --format=tar | gzip -3, and pg_restore of a dump in its own format.');
  const reference = await measureTools(market.url);

  const backups = await createTempFolder('backups');
  const original = { DATABASE_URL: market.url, DATA_DIR: await createTempFolder('original') };
  const postgres = await measureBackup(original, backups);
  const restored = await freshPostgres();
  const target = { DATABASE_URL: String(restored?.url), DATA_DIR: await createTempFolder('restored') };
  const restoredIn = await measure(() => command('restore', target, postgres.file));

  const embedded = { DATABASE_URL: '', DATA_DIR: await createTempFolder('embedded') };
  const embeddedIn = await measure(() => command('restore', embedded, postgres.file));
  const running = await measureBackup(embedded, backups);
  const row = (what: string, value: number, limit: number, of?: number) =>
    toLimitRow(`${what}, ${jobs} jobs`, value, { limit, show: seconds }, of);
  const wait = (engine: string, value: number) =>
    toLimitRow(`Longest call while ${engine} is backed up`, value, { limit: limits.wait, show: milliseconds });
  return [
    row('Backup of PostgreSQL', postgres.taken, limits.backup, reference.dump),
    row('Restore into PostgreSQL', restoredIn, limits.restore, reference.restore),
    wait('PostgreSQL', postgres.longest),
    row('Backup of the running embedded database', running.taken, limits.backup),
    row('Restore into the embedded database', embeddedIn, limits.restore),
    wait('the embedded database', running.longest),
  ];
}

type Settings = Record<'DATABASE_URL' | 'DATA_DIR', string>;

/** Backs up what a server runs on, which is asked for jobs meanwhile. */
async function measureBackup(settings: Settings, BACKUP_DIR: string) {
  const server = await startServer('product', { NODE_ENV: 'production', LOG_LEVEL: 'error', ...settings });
  const url = `${server.origin}/api/jobs?limit=20&q=engineer`;
  await measureRequests(() => ({ url }), 100, 2);
  let isDone = false;
  let longest = 0;
  const ask = async () => {
    while (!isDone) {
      longest = Math.max(longest, ...(await measureRequests(() => ({ url }), 10, 2)));
      await setImmediate();
    }
  };
  const asking = ask();
  const taken = await measure(() => command('backup', { ...settings, BACKUP_DIR }));
  isDone = true;
  await asking;
  await server.stop();
  const newest = (await readdir(BACKUP_DIR))
    .filter((file) => file.startsWith('foothold-'))
    .sort()
    .at(-1);
  return { taken, longest, file: path.join(BACKUP_DIR, String(newest)) };
}

async function command(script: 'backup' | 'restore', settings: Record<string, string>, ...args: string[]) {
  const entry = path.join('server/src/app/cli', `${script}.ts`);
  const env = { ...getInheritedEnv(), ...settings };
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const child = spawn(process.execPath, ['--import', 'tsx', entry, ...args], {
    cwd: workspace,
    env,
    stdio: [...stdio],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`pnpm ${script} ended with code ${code}.`);
}

/** What PostgreSQL's own tools take, where they are installed. */
async function measureTools(url: string): Promise<{ dump?: number; restore?: number }> {
  const folder = await createTempFolder('dump');
  const [packed, own] = [path.join(folder, 'dump.tar.gz'), path.join(folder, 'dump')];
  const target = await freshPostgres();
  try {
    const dump = await measure(() => runTool('sh', ['-c', `pg_dump --format=tar "$0" | gzip -3 > "$1"`, url, packed]));
    await runTool('pg_dump', ['--format=custom', `--file=${own}`, url]);
    const restore = await measure(() => runTool('pg_restore', ['--no-owner', `--dbname=${target?.url}`, own]));
    return { dump, restore };
  } catch {
    return {};
  }
}
