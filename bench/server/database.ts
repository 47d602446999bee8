import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { atEnd } from '../frame/scratch';

const wanted = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/** An empty database of the bench's own on a PostgreSQL that answers, or undefined where none does. */
export async function freshPostgres(): Promise<{ url: string; version: string } | undefined> {
  const name = `foothold_bench_${randomBytes(6).toString('hex')}`;
  const version = await asOwner(async (owner) => {
    await owner.query(`create database ${name}`);
    const { rows } = await owner.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  }).catch(() => undefined);
  if (version === undefined) return undefined;
  atEnd(() => asOwner((owner) => owner.query(`drop database ${name} with (force)`)));
  const url = new URL(wanted);
  url.pathname = `/${name}`;
  return { url: url.href, version };
}

async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: wanted, connectionTimeoutMillis: 2000 });
  await owner.connect();
  return work(owner).finally(() => owner.end());
}
