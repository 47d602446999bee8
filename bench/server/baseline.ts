import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import pg from 'pg';
import { parsers } from '../../server/src/platform/db/parsers';
import { serveForBench } from './benchServer';
import type { Statement } from './recorder';

/** What the product did for one request: its statements, and the document or the JSON that it answered. */
export interface Recording {
  statements: Statement[];
  html?: string;
  json?: unknown;
}

/**
 * The least that can answer the requests of a recording, at `/0` for the first: node:http, the driver and the same SQL,
 * then the same answer from JSON.stringify, or the same document compressed. What is sent goes into a file.
 */
const recordings = JSON.parse(await readFile(String(process.env.BENCH_RECORDINGS), 'utf8')) as Recording[];
const types = { getTypeParser: (oid: number) => parsers[oid] ?? pg.types.getTypeParser(oid) };
const pool = new pg.Pool({
  connectionString: String(process.env.DATABASE_URL),
  types: types as pg.CustomTypesConfig,
  options: '-c timezone=UTC -c jit=off -c plan_cache_mode=force_generic_plan',
});
const compress = promisify(brotliCompress);
const names = new Map<string, string>();
let files = 0;

const server = createServer((request, response) => {
  answer(request).then(
    ([headers, body]) => response.writeHead(200, headers).end(body),
    (cause: Error) => response.writeHead(500).end(cause.message),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
await once(server, 'listening');
serveForBench(String(process.env.APP_ORIGIN), async () => server.close());

async function answer(request: IncomingMessage): Promise<[Record<string, string>, string | Buffer]> {
  const { statements, html, json } = recordings[Number(request.url?.slice(1))] ?? { statements: [] };
  if (request.method === 'POST') await saveBody(request);
  await replay(statements);
  if (!html) return [{ 'content-type': 'application/json; charset=utf-8' }, JSON.stringify(json)];
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return [{ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }, body];
}

async function saveBody(request: IncomingMessage): Promise<string> {
  const file = path.join(String(process.env.DATA_DIR), String(files++));
  await pipeline(request, createWriteStream(file, { flush: true }));
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  await rm(file);
  return hash.digest('hex');
}

/** What was committed is rolled back, so that it can be done again. */
async function replay(statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) {
      const isPlain = values.length === 0 && !/^\s*(select|with)/i.test(text);
      await client.query(
        isPlain ? (text === 'commit' ? 'rollback' : text) : { name: toName(text), text, values: [...values] },
      );
    }
  } finally {
    client.release();
  }
}

function toName(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}
