import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { parsers } from '../../server/src/platform/db/parsers';
import { serveForBench } from './benchServer';
import { recordListStatement, type Statement } from './statement';

/** The least that answers a list of jobs: node:http, the driver, the same SQL, JSON.stringify. */
const query = process.env.DATABASE_URL ? onPostgres(process.env.DATABASE_URL) : await onPGlite(process.env.DATA_DIR);
const list = await recordListStatement(20);

const server = createServer((_request, response) => {
  query(list).then(
    (rows) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(rows)),
    () => response.writeHead(500).end(),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
await once(server, 'listening');
serveForBench(String(process.env.APP_ORIGIN), async () => server.close());

type Run = (statement: Statement) => Promise<unknown[]>;

function onPostgres(connectionString: string): Run {
  const types = { getTypeParser: (oid: number) => parsers[oid] ?? pg.types.getTypeParser(oid) };
  const pool = new pg.Pool({ connectionString, types: types as pg.CustomTypesConfig, options: '-c timezone=UTC' });
  return async ({ text, values }) => (await pool.query({ name: 'list', text, values: [...values] })).rows;
}

async function onPGlite(folder = ''): Promise<Run> {
  const database = await PGlite.create(path.join(folder, 'db'), { extensions: { pg_trgm }, parsers });
  return async ({ text, values }) => (await database.query(text, [...values])).rows;
}
