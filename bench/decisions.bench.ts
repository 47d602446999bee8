import pg from 'pg';
import { applyDueDecisions } from '../server/src/hiring/decisions/apply';
import { openPostgres } from '../server/src/platform/db/postgres';
import { type LargeCompany, openCompany } from './company/openCompany';
import { median, type Row, toLimitRow } from './harness/rows';

export const name = 'decisions';

const atOnce = 500;
const rounds = 3;
/** Milliseconds of server time. */
const limit = { limit: 2_000, show: (ms: number) => `${Math.round(ms)} ms` };
const log = { info() {}, warn() {}, error() {} };

/** How long the server works to decide 500 applications at once, beside rejecting 500 one after another. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const company = await openCompany();
  if (!company) {
    note('No PostgreSQL answers: set TEST_DATABASE_URL to one.');
    return [];
  }
  const client = new pg.Client({ connectionString: company.databaseUrl });
  await client.connect();
  const ids = await listUndecided(client, (rounds + 1) * atOnce);
  note(
    `PostgreSQL ${company.version}, ${atOnce} of ${ids.length} undecided applications at once, the middle of ${rounds}`,
  );
  note(`the reference is to reject ${atOnce} with a request each, one after another`);

  const single = await measure(async () => {
    for (const id of ids.splice(0, atOnce))
      await send(company, 'PUT', `RejectApplicationByOrg/${id}`, { reason: 'position_filled' });
  });
  const decide: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const body = { kind: 'reject', reason: 'position_filled', application_ids: ids.splice(0, atOnce) };
    decide.push(await measure(() => send(company, 'POST', 'decision_batches', body)));
  }
  await company.server.stop();

  const db = openPostgres(company.databaseUrl, { max: 2, connectionTimeout: 20_000 });
  const apply: number[] = [];
  const { rows } = await client.query<{ id: number }>('select id from decision_batches order by id');
  for (const { id } of rows) {
    await client.query(`update decision_batches set due_at = now() - interval '1 second' where id = $1`, [id]);
    apply.push(await measure(() => applyDueDecisions(db, log)));
  }
  const { rows: left } = await client.query(`select from decision_batch_items where state <> 'done'`);
  if (left.length > 0) throw new Error(`${left.length} applications of the bench were not decided.`);
  await db.destroy();
  await client.end();
  return [
    toLimitRow(`${atOnce} decided by one request`, median(decide), limit, single),
    toLimitRow(`${atOnce} decisions taking effect`, median(apply), limit, single),
  ];
}

async function listUndecided(client: pg.Client, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from applications where status in ('Applied', 'Viewed', 'Interview') order by id limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

async function send({ server, headers }: LargeCompany, method: string, path: string, body: object): Promise<void> {
  const response = await fetch(`${server.origin}/api/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
