import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Hearing, listensBy } from './listen';
import { type Db, guarded } from './transact';
import { parsers } from './types';

/** Opens a pool of connections; the first query connects. */
export function openPostgres(connectionString: string, { max = 10 } = {}): Db {
  const pool = new pg.Pool({
    connectionString,
    max,
    Client: NamingClient,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
    options: '-c timezone=UTC -c statement_timeout=15s -c lock_timeout=10s -c idle_in_transaction_session_timeout=30s',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // An idle connection that the server ends emits this on the pool; unheard, it would end the process.
  pool.on('error', () => {});
  return listensBy(guarded(new PostgresDialect({ pool })), (channel, hearing) =>
    hearOn(connectionString, channel, hearing),
  );
}

/** Listens on a connection of its own, outside of the pool; `lost` runs when it ends by itself. */
async function hearOn(
  connectionString: string,
  channel: string,
  { hear, lost }: Hearing,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => hear(payload));
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  client.on('end', lost);
  return () => {
    client.off('end', lost);
    return client.end();
  };
}

const names = new Map<string, string>();
const mostNames = 500;

/** One name for one SQL text, so that a connection plans it once; past the cap a statement stays unnamed. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNames) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

// What its words find decides how they are best looked for, so a search is planned anew for each.
const preparable = /^(?!.* (?:like|@@) \$)(select|insert|update|delete|with) /is;

class NamingClient extends pg.Client {
  // Kysely always calls with text and values and awaits the promise; every other use is passed on as it is.
  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given;
    const named = typeof text === 'string' && Array.isArray(values) && rest.length === 0 && preparable.test(text);
    const query = super.query as (...passed: unknown[]) => never;
    return named ? query.call(this, { name: nameOf(text), text, values }) : query.apply(this, given);
  }
}
