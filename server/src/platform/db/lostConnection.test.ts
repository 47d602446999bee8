import { once } from 'node:events';
import { endpoint } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { startServer, type TestServer } from '../../../testing';
import { withDatabaseName, withPostgres } from '../../../testing/databaseTemplate';
import { route } from '../http';
import { transact } from './transact';

const url = process.env.TEST_DATABASE_URL;
const work = endpoint({ method: 'POST', path: '/work', access: 'anyone', summary: 'Works in one transaction.' });

(url ? describe : describe.skip)('a server on PostgreSQL', () => {
  let server: TestServer;
  const steps = new EventTarget();
  beforeAll(async () => {
    server = await startServer({}, ({ db }) => [
      route(work, async () => {
        await transact(db, async (tx) => {
          await sql`select 1`.execute(tx);
          const connectionsEnded = once(steps, 'connectionsEnded');
          steps.dispatchEvent(new Event('inTransaction'));
          await connectionsEnded;
          await sql`select 1`.execute(tx);
        });
      }),
    ]);
  });
  afterAll(() => server.stop());

  /** Ends every connection of this server, as a restart of PostgreSQL does. Resolves once they have ended. */
  async function endConnections() {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.context.db);
    const others = sql`from pg_stat_activity where datname = ${rows[0]?.name} and pid <> pg_backend_pid()`;
    await withPostgres(withDatabaseName(String(url), String(rows[0]?.name)), async (db) => {
      await sql`select pg_terminate_backend(pid, 5000) ${others}`.execute(db);
    });
  }

  it('goes on when its connections end within a transaction: the request is 503, the next one is answered', async () => {
    const inTransaction = once(steps, 'inTransaction');
    const response = server.send({ method: 'POST', url: 'work' });
    await inTransaction;
    await endConnections();
    steps.dispatchEvent(new Event('connectionsEnded'));
    expect((await response).statusCode).toBe(503);
    expect((await response).headers['retry-after']).toBe('2');

    const again = once(steps, 'inTransaction').then(() => steps.dispatchEvent(new Event('connectionsEnded')));
    expect((await server.send({ method: 'POST', url: 'work' })).statusCode).toBe(200);
    await again;
  });
});
