import { jobContentNames } from '@foothold/shared/contract';
import pg from 'pg';
import { maxRecentListings } from '../../server/src/jobs/search/cleanup.queries';
import { todayIn } from '../../server/src/platform/time/days';
import { createTempFolder, onCleanUp } from '../harness/tempFolder';
import { freshPostgres, vacuumUntilSettled } from '../server/database';
import { startServer } from '../server/startServer';
import { generateCompanies, generateJobs } from './generate';

/** A market of jobs in a PostgreSQL of the bench's own. */
export interface Market {
  url: string;
  version: string;
  client: pg.Client;
  /** Lets it grow to so many jobs, open a few percent less. */
  growTo(jobs: number): Promise<void>;
}

/** Jobs that are made from the sketch; a larger market is of copies of these at other times. */
const originals = 10_000;
const companies = 400;

/** A market of 10,000 jobs posted within two months, or undefined where no PostgreSQL answers. */
export async function openMarket(): Promise<Market | undefined> {
  const database = await freshPostgres();
  if (!database) return undefined;
  // What the product makes at its first start: tables, places, schools.
  await (
    await startServer('product', { DATABASE_URL: database.url, DATA_DIR: await createTempFolder('market') })
  ).stop();
  const [client, other] = [await connect(database.url), await connect(database.url)];
  const { rows } = await client.query<{ id: number }>(insertCompanies, [JSON.stringify(generateCompanies(companies))]);
  const jobs = generateJobs(
    originals,
    rows.map(({ id }) => id),
    todayIn('UTC'),
  );
  await client.query('alter table jobs disable trigger user');
  // Half of the time would go into not losing them, and into looking whether each belongs to one that is there.
  await client.query('alter table listings drop constraint listings_job_id_fkey');
  await client.query('alter table listings set unlogged');
  await client.query('alter table jobs drop constraint jobs_org_id_fkey');
  // `tidied` does it; at a moment of its own it would change what is measured.
  for (const table of [...tables, 'recent_listings'])
    await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
  await client.query(insertJobs, [JSON.stringify(jobs)]);
  await client.query('insert into listings select * from job_listings');
  for (const table of tables) await client.query(`create unlogged table sketched_${table} as table ${table}`);
  await runMaintenance(client);
  return { ...database, client, growTo: (jobs) => growMarket(client, other, jobs) };
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onCleanUp(() => client.end());
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'");
  return client;
}

/** What the product does by the hour, and the database by itself. */
async function runMaintenance(client: pg.Client) {
  await client.query('select bound_recent_listings($1)', [maxRecentListings]);
  await client.query('select count_search_words()');
  await vacuumUntilSettled(client);
}

const insertCompanies = `
  with sketched as (
    select * from json_to_recordset($1::json) as sketch (email text, company_name text, verification_status text)
  ), owners as (
    insert into users (email, password_hash, role) select email, '', 'organization' from sketched returning id, email
  )
  insert into organizations (user_id, company_name, time_zone, verification_status)
  select id, company_name, 'Africa/Lagos', verification_status from owners join sketched using (email) order by id
  returning id`;

const insertedColumns = ['org_id', ...jobContentNames, 'status'].join();

const insertJobs = `
  insert into jobs (${insertedColumns}, created_at)
  select ${insertedColumns}, now() - (${originals} - row_number() over ()) * interval '60 days' / ${originals}
  from json_populate_recordset(null::jobs, $1::json)`;

const tables = ['jobs', 'listings'] as const;

/** All jobs anew, by their time, as posts go in; indexes are made behind them, which takes a tenth of the time. */
async function growMarket(client: pg.Client, other: pg.Client, jobs: number) {
  await client.query('truncate jobs, listings cascade');
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('jobs', 'listings') and indexname not like '%pkey' order by indexdef like '%gin%' desc`,
  );
  await client.query(indexes.map(({ name }) => `drop index ${name}`).join(';'));
  await client.query('select setseed(0.5)');
  await client.query(
    `create unlogged table copies as
      select original, at, row_number() over (order by at) as id
      from (select 1 + (random() * ${originals - 1})::integer as original, now() - random() * interval '60 days' as at
        from generate_series(1, $1::integer)) as drawn`,
    [jobs],
  );
  await client.query('analyze copies');
  await runInParallel([client, other], await Promise.all(tables.map((table) => toCopyStatement(client, table))));
  await client.query('drop table copies');
  await runInParallel(
    [client, other],
    indexes.map(({ definition }) => definition),
  );
  await runMaintenance(client);
}

/** Each takes the next statement as soon as it is done with one. */
async function runInParallel(clients: readonly pg.Client[], statements: readonly string[]) {
  const left = [...statements];
  const work = async (client: pg.Client) => {
    for (let next = left.shift(); next; next = left.shift()) await client.query(next);
  };
  await Promise.all(clients.map(work));
}

async function toCopyStatement(client: pg.Client, table: (typeof tables)[number]): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
      order by attnum`,
  );
  const names = rows.map(({ name }) => name);
  const own: Record<string, string> = { id: 'copies.id', job_id: 'copies.id', created_at: 'at', posted_at: 'at' };
  const key = table === 'jobs' ? 'id' : 'job_id';
  return `insert into ${table} (${names.join()})
    select ${names.map((name) => own[name] ?? `sketched.${name}`).join()}
    from copies join sketched_${table} as sketched on sketched.${key} = copies.original order by copies.id`;
}
