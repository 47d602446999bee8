import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  Kysely,
  type KyselyPlugin,
  type Transaction,
} from 'kysely';
import { getSqlState } from './errorCodes';
import { holdMessages } from './publish';
import type { Database } from './tables';

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

const inTransaction = new AsyncLocalStorage<true>();
const maxAttempts = 5;

/**
 * Runs `work` in one transaction, and retries it after a serialization failure or a deadlock. So `work` must have no
 * effects besides those on the database.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { hold, publishAll } = holdMessages(db);
      const holdAndWork = (tx: Tx) => {
        hold(tx);
        return work(tx);
      };
      const result = await trackTransaction(() => db.withoutPlugins().transaction().execute(holdAndWork));
      publishAll();
      return result;
    } catch (cause) {
      if (attempt === maxAttempts || !isRetryable(cause)) throw cause;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** Lets the statements of a transaction take as long as they need. */
export const withoutTimeout = 'set local statement_timeout = 0';

let openTransactions = 0;

/** On Node 20, AsyncLocalStorage costs a hook on every promise, so it is disabled while no transaction is open. */
async function trackTransaction<T>(work: () => Promise<T>): Promise<T> {
  openTransactions += 1;
  try {
    return await inTransaction.run(true, work);
  } finally {
    openTransactions -= 1;
    if (openTransactions === 0) inTransaction.disable();
  }
}

/** Runs work that does not belong to the current transaction: the embedded database calls listeners within a commit. */
export const runOutsideTransaction = (work: () => void): void =>
  inTransaction.getStore() ? inTransaction.exit(work) : work();

/**
 * A Kysely that refuses queries on the outer database inside a transaction: PGlite has one session, so they would
 * deadlock, and on PostgreSQL they would silently run outside of the transaction.
 */
export const createGuardedKysely = (dialect: Dialect): Db =>
  new Kysely<Database>({ dialect, plugins: [refuseOuterDb] });

export type CreateReadDb = (connections: ConnectionProvider) => Db;

/** Makes guarded Kyselys, cheap enough for one a request, on connections that somebody else provides. */
export function prepareReadDb(dialect: Dialect): CreateReadDb {
  const driver = dialect.createDriver();
  const compiler = dialect.createQueryCompiler();
  const adapter = dialect.createAdapter();
  return (connections) => {
    const executor = new DefaultQueryExecutor(compiler, adapter, connections, [refuseOuterDb]);
    return new Kysely<Database>({ config: { dialect }, dialect, driver, executor });
  };
}

/** Throws inside a transaction. */
export function assertOutsideTransaction(): void {
  if (inTransaction.getStore()) throw new Error('The outer database was used inside a transaction: pass on its tx.');
}

const refuseOuterDb: KyselyPlugin = {
  transformQuery({ node }) {
    assertOutsideTransaction();
    return node;
  },
  async transformResult({ result }) {
    return result;
  },
};

const isRetryable = (cause: unknown) => ['40001', '40P01'].includes(getSqlState(cause) ?? '');
