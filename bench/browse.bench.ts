import { atMost, median, type Row } from './frame/rows';
import { scratch } from './frame/scratch';
import { type Market, openMarket } from './market/fill';
import { first, kinds, type Search } from './market/searches';
import { buffersOf, statementsOf } from './market/statements';
import { latencies } from './server/load';
import { start } from './server/start';

export const name = 'browse';

const connections = 16;
const rounds = 3;
const requests = 800;
const limits = { first: 25, other: 40, growth: 1.5 };

/** How soon jobs are found among 100,000, and what finding them costs more among a million than among ten thousand. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const market = await openMarket();
  if (!market) {
    note('No PostgreSQL answers: set TEST_DATABASE_URL to one.');
    return [];
  }
  note(
    `PostgreSQL ${market.version}, the p99 of ${rounds} rounds of ${requests} requests, 20 jobs each, the middle one`,
  );
  note(`${connections} keep-alive connections, logs on, throttles off; client, server and database on this machine`);
  const statements = await written(market);
  const few = await touched(market, statements);
  await market.growTo(100_000);
  const rows = await soon(market);
  await market.growTo(1_000_000);
  const many = await touched(market, statements);
  return [...rows, ...kinds.map((kind) => growth(kind, few, many))];
}

type Statements = Map<Search, Awaited<ReturnType<typeof statementsOf>>>;

/** The SQL of all examples, written down once: what is compared is the same statement at two sizes. */
async function written({ url }: Market): Promise<Statements> {
  const found: Statements = new Map();
  for (const kind of kinds) {
    const asked = [];
    for (const example of kind.examples) asked.push(...(await statementsOf(url, { ...example, limit: '20' })));
    if (asked.length < kind.examples.length) throw new Error(`Not every search of ${kind.what} asked the database.`);
    found.set(kind, asked);
  }
  return found;
}

/** Buffers of each kind of search: the sum over its examples. */
async function touched({ client }: Market, statements: Statements): Promise<Map<Search, number>> {
  const sums = new Map<Search, number>();
  for (const [kind, asked] of statements) sums.set(kind, await buffersOf(client, asked));
  return sums;
}

function growth(kind: Search, few: Map<Search, number>, many: Map<Search, number>): Row {
  const [before, after] = [few.get(kind) ?? Number.NaN, many.get(kind) ?? Number.NaN];
  return {
    what: `Buffers for ${kind.what}, 1,000,000 jobs against 10,000`,
    value: String(after),
    reference: String(before),
    ratio: after / before,
    limit: `≤ ${limits.growth}×`,
    ok: after / before <= limits.growth,
  };
}

async function soon({ url }: Market): Promise<Row[]> {
  const server = await start('product', {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: await scratch('browse'),
  });
  const rows: Row[] = [];
  for (const kind of kinds) {
    const next = addresses(server.origin, kind);
    await latencies(next, requests, connections);
    const found: number[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(p99(await latencies(next, requests, connections)));
    const limit = kind === first ? limits.first : limits.other;
    rows.push(atMost(`p99 of ${kind.what} among 100,000 jobs`, median(found), { limit, show: tenths }));
  }
  await server.stop();
  return rows;
}

/** Its examples in turn, as many people ask for them. */
function addresses(origin: string, { examples }: Search): () => string {
  let asked = 0;
  return () => {
    const example = examples[asked++ % examples.length] ?? {};
    return `${origin}/api/jobs?${new URLSearchParams({ ...example, limit: '20' })}`;
  };
}

const p99 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0;
const tenths = (value: number) => `${value.toFixed(1)} ms`;
