import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { createContext } from '../../server/src/app/main';
import { listCardsByIds } from '../../server/src/jobs/queries';
import { createJobSearch } from '../../server/src/jobs/search/search';
import { readConfig } from '../../server/src/platform/config/config';
import type { Database } from '../../server/src/platform/db';

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
  await createJobSearch(createContext(readConfig({}), db)).search(null, { limit });
  await listCardsByIds(db, []);
  const [found, cards, ...more] = statements;
  const [head, rest] = cards?.text.split('$1::integer[]') ?? [];
  if (!found || rest === undefined || more.length > 0) throw new Error('The list of jobs asks for something else.');
  return { text: `with found as (${found.text}) ${head}array(select id from found)${rest}`, values: found.values };
}
