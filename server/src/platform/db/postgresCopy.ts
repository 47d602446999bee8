import { once } from 'node:events';
import { PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import * as copyStreams from 'pg-copy-streams';
import { type CopySession, toCopySql } from './copySession';
import { parsers } from './parsers';
import { createGuardedKysely } from './transact';

const blockBytes = 4 * 1024 * 1024;
const newline = 0x0a;

/** Opens a connection of its own, whose statements and transactions take as long as they need. */
export async function openPostgresCopy(connectionString: string): Promise<CopySession> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    options: '-c TimeZone=UTC -c jit=off -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  });
  // Its next statement fails.
  client.on('error', () => {});
  await client.connect();
  const pool = {
    connect: async () => ({ query: client.query.bind(client), release: () => {} }),
    end: () => client.end(),
  } as unknown as PostgresPool;
  const db = createGuardedKysely(new PostgresDialect({ pool }));
  return {
    db,
    async *copyOut(copied) {
      const { table, columns } = toCopySql(copied);
      yield* toBlocks(client.query(copyStreams.to(`copy (select ${columns} from ${table}) to stdout`)));
    },
    async copyIn(copied, rows) {
      const { table, columns } = toCopySql(copied);
      const stream = client.query(copyStreams.from(`copy ${table} (${columns}) from stdin`));
      stream.end(rows);
      await once(stream, 'finish');
    },
    // Kysely ends its pool only where a statement has run.
    close: () => client.end(),
  };
}

/** Cuts a stream behind rows. */
async function* toBlocks(stream: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    parts.push(part);
    bytes += part.length;
    if (bytes < blockBytes) continue;
    const all = Buffer.concat(parts);
    const end = all.lastIndexOf(newline) + 1;
    if (end > 0) yield all.subarray(0, end);
    parts = [all.subarray(end)];
    bytes = all.length - end;
  }
  if (bytes > 0) yield Buffer.concat(parts);
}
