import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { formatCount, formatMicros, type Row, toLimitRow, toRatioRow } from './harness/rows';
import { openMarket } from './market/openMarket';
import { recordStatementsOf } from './market/statements';

export const name = 'replies';

const rounds = 9;
const executions = 200;
/** Finding the jobs, and reading their cards where none is cached. */
const statementsOfList = 2;
const limits = { ratio: 1.35 };

/** What the record of a company's replies costs the list of jobs that shows it. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const market = await openMarket();
  if (!market) {
    note('No PostgreSQL answers: set TEST_DATABASE_URL to one.');
    return [];
  }
  const { client, url } = market;
  await client.query(insertRecords);
  await client.query('vacuum analyze reply_records');
  const statements = await recordStatementsOf(url, { limit: '20' });
  note(`PostgreSQL ${market.version}, 10,000 jobs, each company with a record; the first 20 jobs, no card cached`);
  note(`the reference runs the same statements without the join, in turns: ${rounds} rounds of ${executions}`);
  const [joined, plain] = [statements, statements.map(takeOutRecords)];
  const times: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push([await measureMicros(client, joined), await measureMicros(client, plain)]);
  return [
    toLimitRow('Statements of a list of jobs with records', statements.length, {
      limit: statementsOfList,
      show: formatCount,
    }),
    toRatioRow('Time in the database of a list of jobs with records', times, {
      limit: limits.ratio,
      show: formatMicros,
    }),
  ];
}

const insertRecords = `
  insert into reply_records (org_id, as_of, counted, in_time, median_days)
  select id, current_date, 10 + id % 40, 5 + id % 5, id % 9 from organizations`;

/** The statement as it would be if no card had a record. */
function takeOutRecords({ sql, ...query }: CompiledQuery): CompiledQuery {
  const plain = sql
    .replaceAll(/ left join "reply_records" on "reply_records"\."org_id" = "jobs"\."org_id"/g, '')
    .replaceAll(/, "reply_records"\."\w+"/g, '')
    .replaceAll(', reply_records.xmin', '');
  if (plain === sql || plain.includes('reply_records')) throw new Error('A statement reads the records otherwise.');
  return { ...query, sql: plain };
}

/** Microseconds that it takes to run all statements once, of many times. */
async function measureMicros(client: pg.Client, statements: readonly CompiledQuery[]): Promise<number> {
  const start = performance.now();
  for (let turn = 0; turn < executions; turn += 1)
    for (const { sql, parameters } of statements)
      await client.query({ name: toName(sql), text: sql, values: [...parameters] });
  return ((performance.now() - start) * 1000) / executions;
}

const names = new Map<string, string>();
function toName(sql: string): string {
  const known = names.get(sql) ?? `list ${names.size}`;
  names.set(sql, known);
  return known;
}
