import { listJobs } from '@foothold/shared/contract';
import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { readConfig } from '../../server/src/config';
import type { Db } from '../../server/src/db';
import { openPostgres } from '../../server/src/db/postgres';
import type { Call } from '../../server/src/http';
import { jobRoutes } from '../../server/src/jobs/routes';
import { folderStore } from '../../server/src/storage';

/** What the server asks the database for one search, as it builds it. */
export async function statementsOf(url: string, query: Record<string, string>): Promise<CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  const db = openPostgres(url, { max: 1 });
  const routes = jobRoutes({ config: readConfig({}), db: listening(db, asked), store: folderStore('unused') });
  const list = routes.find(({ endpoint }) => endpoint === listJobs);
  await list?.handle({ user: null, query: listJobs.query.parse(query) } as unknown as Call);
  await db.destroy();
  return asked;
}

/** The same database, which writes down what it is asked. */
const listening = (db: Db, asked: CompiledQuery[]): Db =>
  db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId) as CompiledQuery);
      return node;
    },
    transformResult: async ({ result }) => result,
  });

/** The pages that running statements touches, in memory or not. */
export async function buffersOf(client: pg.Client, statements: readonly CompiledQuery[]): Promise<number> {
  let touched = 0;
  for (const { sql, parameters } of statements) {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    touched += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return touched;
}
