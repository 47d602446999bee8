import { countJobs, listJobs } from '@foothold/shared/contract';
import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { createContext } from '../../server/src/app/main';
import { createJobSearch } from '../../server/src/jobs/search/search';
import { readConfig } from '../../server/src/platform/config/config';
import type { Db } from '../../server/src/platform/db';
import { openPostgres } from '../../server/src/platform/db/postgres';

/** What the server asks the database for one search, as it builds it. */
export async function recordStatementsOf(
  url: string,
  query: Record<string, string>,
  path = 'jobs',
): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  const db = openPostgres(url, { max: 1 });
  const { search, counts } = createJobSearch(createContext(readConfig({}), recordQueries(db, queries)));
  if (path === 'jobs') await search(null, listJobs.query.parse(query));
  else await counts(countJobs.query.parse(query));
  await db.destroy();
  return queries;
}

/** The same database; each compiled query is added to the list. */
const recordQueries = (db: Db, queries: CompiledQuery[]): Db =>
  db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId) as CompiledQuery);
      return node;
    },
    transformResult: async ({ result }) => result,
  });

export interface StatementCost {
  buffers: number;
  /** How many jobs match, of which a page shows some; of a statement that doesn't count them, how many rows it returns. */
  matches: number;
}

/** The pages that running a statement touches, in memory or not, and how much matches; planned as the server has it planned. */
export async function measureStatement(client: pg.Client, { sql, parameters }: CompiledQuery): Promise<StatementCost> {
  await client.query(`set plan_cache_mode = force_${sql.includes('custom plan') ? 'custom' : 'generic'}_plan`);
  await client.query(`prepare measured as ${sql}`);
  const values = parameters.map((value) =>
    Array.isArray(value)
      ? client.escapeLiteral(`{${value}}`)
      : typeof value === 'string'
        ? client.escapeLiteral(value)
        : String(value),
  );
  const execute = `execute measured${values.length > 0 ? `(${values})` : ''}`;
  const { rows: explained } = await client.query(`explain (analyze, buffers, timing off, format json) ${execute}`);
  const { rows: found } = await client.query(execute);
  await client.query('deallocate measured');
  const { Plan: plan } = explained[0]['QUERY PLAN'][0];
  return {
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    matches: found[0]?.total ?? found.length,
  };
}
