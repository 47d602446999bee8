import { listJobs } from '@foothold/shared/contract';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { readConfig } from '../../server/src/config';
import type { Database } from '../../server/src/db';
import type { Call } from '../../server/src/http';
import { jobRoutes } from '../../server/src/jobs/routes';
import { folderStore } from '../../server/src/storage';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** The SQL that the list of jobs sends, written down instead of run: the reference runs the very same. */
export async function statementOfList(limit: number): Promise<Statement> {
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
  const routes = jobRoutes({ config: readConfig({}), db, store: folderStore('unused') });
  const list = routes.find(({ endpoint }) => endpoint === listJobs);
  const call = { user: null, query: { limit } } as unknown as Call;
  await list?.handle(call);
  const [statement, ...more] = statements;
  if (!statement || more.length > 0) throw new Error('The list of jobs is no longer one statement.');
  return statement;
}
