import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { anApplication } from '../../testing/builders';
import { withDatabaseName, withPostgres } from '../../testing/databaseTemplate';
import { readConfig } from '../platform/config/config';
import { type Running, run } from './main';

const url = process.env.TEST_DATABASE_URL;
const runTool = promisify(execFile);

(url ? describe : describe.skip)('a dump of PostgreSQL', () => {
  const original = nameDatabase('original');
  const restored = nameDatabase('restored');
  let folder: string;
  let running: Running;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foothold-restore-'));
    for (const name of [original, restored])
      await withPostgres(String(url), (db) => sql`create database ${sql.id(name)}`.execute(db));
  });
  afterAll(async () => {
    await running?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const start = (database: string) =>
    run(
      readConfig({
        ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: join(folder, database) },
        DATABASE_URL: withDatabaseName(String(url), database),
      }),
    );

  it('is restored into an empty database with every row, and a server starts on it', async () => {
    running = await start(original);
    await anApplication(running.context);
    await running.stop();
    const before = await readTables(original);
    expect(before.filter(({ rows }) => rows > 0).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['applications', 'jobs', 'listings', 'locations', 'search_words', 'towns', 'users']),
    );

    const file = join(folder, 'dump');
    await runTool('pg_dump', ['--format=custom', `--file=${file}`, withDatabaseName(String(url), original)]);
    const target = withDatabaseName(String(url), restored);
    await runTool('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${target}`, file]);
    expect(await readTables(restored)).toEqual(before);

    running = await start(restored);
    const address = `${running.address}/api/jobs`;
    let response = await fetch(address);
    // A start on a busy machine may block the event loop for a second, for which the server refuses requests.
    while (response.status === 503) response = await fetch(address);
    expect(await response.json()).toMatchObject({ jobs: { data: [{ id: expect.any(Number) }] } });
  });
});

/** Dropped with those of the test run, which have the same prefix. */
function nameDatabase(purpose: string): string {
  return `${process.env.TEST_DATABASE_PREFIX}_${purpose}`;
}

/** How many rows each table has, and a digest of them. */
async function readTables(database: string) {
  return withPostgres(withDatabaseName(String(url), database), async (db) => {
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
    const found: { name: string; rows: number; digest: string }[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ rows: number; digest: string }>`
        select count(*)::int as rows, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as digest
        from ${sql.table(name)} as t`.execute(db);
      found.push(...rows.map((row) => ({ name, ...row })));
    }
    return found;
  });
}
