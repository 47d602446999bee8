import pg from 'pg';
import { InlineLimitDialect } from './inlineLimit';
import { type ListenHandlers, registerListen } from './listen';
import { parsers } from './parsers';
import { createGuardedKysely, type Db } from './transact';

const sessionSettings = {
  timezone: 'UTC',
  // Compiling a statement takes longer than running it: none here reads much.
  jit: 'off',
  // Planning takes as long as running. Left to itself, the database often plans a prepared statement for each of its values.
  plan_cache_mode: 'force_generic_plan',
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
};

/** Opens a pool of connections; the first query connects. */
export function openPostgres(connectionString: string, { max = 10 } = {}): Db {
  const pool = new pg.Pool({
    connectionString,
    max,
    Client: NamedStatementClient,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // An idle connection that the server ends emits this on the pool; unheard, it would end the process.
  pool.on('error', () => {});
  return registerListen(createGuardedKysely(new InlineLimitDialect({ pool })), (channel, handlers) =>
    listenOn(connectionString, channel, handlers),
  );
}

/** Listens on a connection of its own, outside of the pool; `lost` runs when it ends by itself. */
async function listenOn(
  connectionString: string,
  channel: string,
  { onMessage, onLost }: ListenHandlers,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => onMessage(payload));
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  client.on('end', onLost);
  return () => {
    client.off('end', onLost);
    return client.end();
  };
}

const statementNames = new Map<string, string>();
const maxNames = 500;

/** One name for one SQL text, so that a connection plans it once; past the cap a statement stays unnamed. */
function toStatementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known || statementNames.size >= maxNames) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

const preparable = /^\s*(select|insert|update|delete|with)\s/i;
// How much a pattern finds decides how it is best looked for.
const needsCustomPlan = / like \$|\/\* planned anew \*\//i;

class NamedStatementClient extends pg.Client {
  // Kysely always calls with text and values and awaits the promise; every other use is passed on as it is.
  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given;
    const query = super.query.bind(this) as (...passed: unknown[]) => Promise<unknown>;
    const ask = () => {
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return query(...given);
      if (needsCustomPlan.test(text)) return withCustomPlan(values, () => query(text, values), query);
      return preparable.test(text) ? query({ name: toStatementName(text), text, values }) : query(text, values);
    };
    return ask() as never;
  }
}

/** Asks between two settings of the connection, which nobody else has meanwhile. */
async function withCustomPlan(
  values: unknown[],
  ask: () => Promise<unknown>,
  query: (text: string) => Promise<unknown>,
) {
  if (values.length === 0) return ask();
  await query('set plan_cache_mode = force_custom_plan');
  try {
    return await ask();
  } finally {
    // A transaction that has failed refuses this, and undoes the first by itself.
    await query('reset plan_cache_mode').catch(() => {});
  }
}
