import { listJobs } from '@foothold/shared/contract';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { createContext } from '../../server/src/app/main';
import { listCardsByIds } from '../../server/src/jobs/queries';
import { jobSearchRoutes } from '../../server/src/jobs/search/routes';
import { readConfig } from '../../server/src/platform/config/config';
import type { Database } from '../../server/src/platform/db';
import type { Call } from '../../server/src/platform/http';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** The SQL that the list of jobs sends when nothing is kept, written down instead of run and joined to one statement. */
export async function recordListStatement(limit: number): Promise<Statement> {
  const statements: Statement[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query }) {
      statements.push({ text: query.sql, values: query.parameters });
    },
  });
  const routes = jobSearchRoutes(createContext(readConfig({}), db));
  const asked = routes.find(({ endpoint }) => endpoint === listJobs);
  await asked?.handle({ user: null, query: { limit } } as unknown as Call);
  await listCardsByIds(db, []);
  const [found, cards, ...more] = statements;
  const [head, rest] = cards?.text.split('$1::integer[]') ?? [];
  if (!found || rest === undefined || more.length > 0) throw new Error('The list of jobs asks for something else.');
  return { text: `with found as (${found.text}) ${head}array(select id from found)${rest}`, values: found.values };
}
