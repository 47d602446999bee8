import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { onCleanUp } from '../harness/tempFolder';

const serverUrl = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/** An empty database of the bench's own on a PostgreSQL that answers, or undefined where none does. */
export async function freshPostgres(): Promise<{ url: string; version: string } | undefined> {
  const name = `foothold_bench_${randomBytes(6).toString('hex')}`;
  const version = await asOwner(async (owner) => {
    await owner.query(`create database ${name}`);
    const { rows } = await owner.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  }).catch(() => undefined);
  if (version === undefined) return undefined;
  onCleanUp(() => asOwner((owner) => owner.query(`drop database ${name} with (force)`)));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, version };
}

const maxTries = 50;

/**
 * What the database does by itself in a quiet hour: statistics, and which pages everybody may see. The latter it leaves
 * undone while anything else runs, so it is asked again.
 */
export async function vacuumUntilSettled(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    await client.query('vacuum analyze');
    const { rows } = await client.query(
      `select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname = 'public' and relkind = 'r' and relpages > 10 and relallvisible < 0.9 * relpages`,
    );
    if (rows.length === 0) return void (await client.query('checkpoint'));
    await pause(200);
  }
  throw new Error('The database of the bench did not settle.');
}

async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2000 });
  await owner.connect();
  return work(owner).finally(() => owner.end());
}
