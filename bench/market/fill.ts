import pg from 'pg';
import { atEnd, scratch } from '../frame/scratch';
import { freshPostgres } from '../server/database';
import { start } from '../server/start';
import { sketchCompanies, sketchJobs } from './sketch';

/** A market of jobs in a PostgreSQL of the bench's own. */
export interface Market {
  url: string;
  version: string;
  client: pg.Client;
  /** Lets it grow to so many jobs, open a few percent less. */
  growTo(jobs: number): Promise<void>;
}

/** Jobs that are made from the sketch; all others are copies of these at other times. */
const originals = 10_000;
const companies = 400;

/** A market of 10,000 jobs posted within two months, or undefined where no PostgreSQL answers. */
export async function openMarket(): Promise<Market | undefined> {
  const database = await freshPostgres();
  if (!database) return undefined;
  // What the product makes at its first start: tables, places, schools.
  await (await start('product', { DATABASE_URL: database.url, DATA_DIR: await scratch('market') })).stop();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  atEnd(() => client.end());

  await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'");
  await client.query(insertCompanies, [JSON.stringify(sketchCompanies(companies))]);
  await client.query('alter table jobs disable trigger user');
  await client.query(insertJobs, [JSON.stringify(sketchJobs(originals, companies))]);
  await client.query('insert into listings select * from job_listings');
  await settle(client);
  return { ...database, client, growTo: (jobs) => grow(client, jobs) };
}

async function settle(client: pg.Client) {
  await client.query('select count_search_words()');
  await client.query('vacuum analyze');
}

const insertCompanies = `
  with sketched as (
    select * from json_to_recordset($1::json) as sketch (email text, company_name text, verification_status text)
  ), owners as (
    insert into users (email, password_hash, role) select email, '', 'organization' from sketched returning id, email
  )
  insert into organizations (user_id, company_name, time_zone, verification_status)
  select id, company_name, 'Africa/Lagos', verification_status from owners join sketched using (email) order by id`;

const insertJobs = `
  insert into jobs (org_id, job_title, field, stipend, currency, amount, department, env_mode, duration, location,
    deadline, status, job_description, created_at)
  select (select min(id) from organizations) + company, job_title, field, stipend, case stipend when 1 then 'Naira' end,
    case stipend when 1 then '100,000' end, department, env_mode, '6 months', location, current_date + days, status,
    job_description, now() - (${originals} - row_number() over ()) * interval '60 days' / ${originals}
  from json_to_recordset($1::json) as sketch (company integer, job_title text, field text, stipend smallint,
    department text, env_mode text, location text, days integer, status smallint, job_description text)`;

/** Copies go in by their time, as posts do; indexes are made again behind them, which takes a tenth of the time. */
async function grow(client: pg.Client, jobs: number) {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('jobs', 'listings') and indexname not like '%pkey'`,
  );
  await client.query(indexes.map(({ name }) => `drop index ${name}`).join(';'));
  await client.query(
    `create temporary table copies as
      select original, at, (select max(id) from jobs) + row_number() over (order by at) as id
      from (select 1 + (random() * ${originals - 1})::integer as original, now() - random() * interval '60 days' as at
        from generate_series(1, $1::integer - (select count(*)::integer from jobs))) as drawn`,
    [jobs],
  );
  await client.query('analyze copies');
  for (const table of ['jobs', 'listings']) await client.query(await copying(client, table));
  await client.query('drop table copies');
  for (const { definition } of indexes) await client.query(definition);
  await settle(client);
}

async function copying(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
      order by attnum`,
  );
  const names = rows.map(({ name }) => name);
  const own: Record<string, string> = { id: 'copies.id', job_id: 'copies.id', created_at: 'at', posted_at: 'at' };
  const key = table === 'jobs' ? 'id' : 'job_id';
  return `insert into ${table} (${names.join()})
    select ${names.map((name) => own[name] ?? `${table}.${name}`).join()}
    from copies join ${table} on ${table}.${key} = copies.original order by copies.id`;
}
