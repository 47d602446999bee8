import { sql } from 'kysely';
import { startServer, type TestServer } from '../../../testing';
import { withDatabaseName } from '../../../testing/databaseTemplate';
import { migrate, migrationLock } from './migrate';
import { openPostgres } from './postgres';
import { transact } from './transact';

const url = process.env.TEST_DATABASE_URL;

(url ? describe : describe.skip)('migrate on PostgreSQL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('waits for the process that migrates, for longer than any other statement may take', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.context.db);
    const statementTimeout = 200;
    const db = openPostgres(withDatabaseName(String(url), String(rows[0]?.name)), { statementTimeout });
    const migrating = transact(server.context.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(tx);
      const waiting = migrate(db);
      await sql`select pg_sleep(${sql.lit((2 * statementTimeout) / 1000)})`.execute(tx);
      return { waiting };
    });
    expect(await (await migrating).waiting).toEqual([]);
    await expect(sql`select pg_sleep(${sql.lit(statementTimeout / 100)})`.execute(db)).rejects.toThrow('timeout');
    await db.destroy();
  });
});
