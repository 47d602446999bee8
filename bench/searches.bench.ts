import type { SearchConditions } from '@foothold/shared/contract';
import type pg from 'pg';
import { writeCompiled } from '../server/src/jobs/savedSearches/compiled.queries';
import { createCompiler } from '../server/src/jobs/savedSearches/compileSearch';
import { matchListedJobs } from '../server/src/jobs/savedSearches/matching';
import { createQueryInterpreter } from '../server/src/jobs/search/words';
import { readConfig } from '../server/src/platform/config/config';
import { type Db, transact } from '../server/src/platform/db';
import { openPostgres } from '../server/src/platform/db/postgres';
import { formatMs, measure, type Row, toLimitRow } from './harness/rows';
import { createTempFolder } from './harness/tempFolder';
import { type Market, openMarket } from './market/openMarket';
import { generateSearches } from './savedSearches/generateSearches';
import { startServer } from './server/startServer';

export const name = 'searches';

const different = 2_000;
const perStudent = 20;
const sizes = [10_000, 100_000] as const;
const newJobs = 1_000;
const wordsThatAreNew = 300;
const timed = 200;

/** What it costs to find the saved searches of a day's new jobs, beside running every saved search once. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const market = await openMarket();
  if (!market) {
    note('No PostgreSQL answers: set TEST_DATABASE_URL to one.');
    return [];
  }
  note(`PostgreSQL ${market.version}, ${newJobs} new jobs of 10,000, ${wordsThatAreNew} of their words new`);
  const db = openPostgres(market.url, { max: 2, connectionTimeout: 20_000 });
  const config = readConfig({ DATA_DIR: await createTempFolder('searches') });
  const searches = generateSearches(different);
  await market.client.query(`update search_words set added_at = now() - interval '1 year'`);
  await insertStudents(market.client, Math.max(...sizes) / perStudent);
  const times: number[] = [];
  for (const size of sizes) {
    await market.client.query('truncate saved_searches cascade; truncate saved_search_matches, alert_runs');
    await hideWords(market.client);
    await insertSearches(market.client, db, searches, size);
    await queueNewJobs(market.client);
    const time = await measure(() => matchListedJobs({ db, config }));
    const { rows } = await market.client.query('select count(*)::integer as count from saved_search_matches');
    note(`${size.toLocaleString('en-GB')} saved searches: ${rows[0].count.toLocaleString('en-GB')} matches`);
    times.push(time);
  }
  const each = await timeSearches(market, searches.slice(0, timed));
  await db.destroy();
  const [few = 0, many = 0] = times;
  const seconds = { limit: 60_000, show: formatMs };
  return [
    toLimitRow('matching with 10,000 searches', few, seconds, each * sizes[0]),
    toLimitRow('matching with 100,000 searches', many, seconds, each * sizes[1]),
    toLimitRow('growth from 10,000 to 100,000', many / few, { limit: 12, show: (times) => `${times.toFixed(1)}×` }),
  ];
}

async function insertStudents(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into users (email, password_hash, role)
      select 'student' || number || '@example.ng', '', 'student' from generate_series(1, $1::integer) as number`,
    [count],
  );
  await client.query(
    "insert into alert_subscribers (user_id, time_zone) select id, 'Africa/Lagos' from users where role = 'student'",
  );
}

/** The different ones are compiled as the product does, the others are copies of these by other students. */
async function insertSearches(client: pg.Client, db: Db, searches: readonly SearchConditions[], count: number) {
  await client.query(
    `insert into saved_searches (user_id, subscriber_id, frequency, conditions, since)
      select users.id, alert_subscribers.id, (array['none', 'at_once', 'daily', 'weekly'])[1 + users.number % 4], given.conditions,
        now() - interval '1 day'
      from (select id, row_number() over (order by id) - 1 as number from users where role = 'student') as users
      join alert_subscribers on alert_subscribers.user_id = users.id
      join (select conditions, row_number() over () - 1 as number from jsonb_array_elements($1::jsonb) as conditions)
        as given on given.number % $3::integer / $4::integer = users.number % ($3::integer / $4::integer)
      where users.number < $2::integer / $4::integer`,
    [JSON.stringify(searches), count, searches.length, perStudent],
  );
  const { rows } = await client.query<{ id: number; conditions: SearchConditions }>(
    'select min(id) as id, conditions from saved_searches group by conditions',
  );
  const compile = createCompiler(db, createQueryInterpreter(db));
  const compilations: Parameters<typeof writeCompiled>[1][number][] = [];
  for (const row of rows) compilations.push({ ...row, compiled: await compile(row.conditions) });
  await transact(db, (tx) => writeCompiled(tx, compilations));
  await client.query(`
    update saved_searches as other set words = one.words, currency = one.currency, pay_from = one.pay_from,
      months_from = one.months_from, months_to = one.months_to
    from saved_searches as one
    where one.conditions = other.conditions and one.id < other.id
      and exists (select from saved_search_keys where search_id = one.id)`);
  await client.query(`
    insert into saved_search_keys (anchor, field, place, search_id)
    select keys.anchor, keys.field, keys.place, other.id
    from saved_search_keys as keys
    join saved_searches as one on one.id = keys.search_id
    join saved_searches as other on other.conditions = one.conditions and other.id <> one.id`);
  await client.query(`
    insert into saved_search_words (word, search_id)
    select words.word, other.id
    from saved_search_words as words
    join saved_searches as one on one.id = words.search_id
    join saved_searches as other on other.conditions = one.conditions and other.id <> one.id`);
  await client.query(`update saved_searches set compiled_at = now() - interval '1 hour'`);
  await client.query('vacuum analyze saved_searches, saved_search_keys, saved_search_words');
}

/** The index does not know some words while the searches are compiled. */
async function hideWords(client: pg.Client): Promise<void> {
  await client.query('create table if not exists new_words as table search_words with no data');
  await client.query(
    `with hidden as (
      delete from search_words where word in (select word from search_words order by md5(word) limit $1) returning *
    )
    insert into new_words select * from hidden`,
    [wordsThatAreNew],
  );
}

/** The newest jobs are new, and so are the words. */
async function queueNewJobs(client: pg.Client): Promise<void> {
  await client.query('insert into search_words (word, jobs) select word, jobs from new_words');
  await client.query('truncate new_words');
  await client.query(
    `insert into unmatched_jobs (job_id, listed_at)
      select job_id, now() from listings where place = '' and deadline > current_date
      order by posted_at desc limit $1`,
    [newJobs],
  );
}

/** Milliseconds that one of these searches takes over HTTP, one after another. */
async function timeSearches({ url }: Market, searches: readonly SearchConditions[]): Promise<number> {
  const server = await startServer('product', { DATABASE_URL: url, DATA_DIR: await createTempFolder('list') });
  const time = await measure(async () => {
    for (const conditions of searches) {
      const response = await fetch(`${server.origin}/api/jobs?${new URLSearchParams({ ...conditions, limit: '20' })}`);
      if (!response.ok) throw new Error(`A search failed: ${response.status}`);
      await response.arrayBuffer();
    }
  });
  await server.stop();
  return time / searches.length;
}
