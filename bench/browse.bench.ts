import { median, type Row, toLimitRow } from './harness/rows';
import { createTempFolder } from './harness/tempFolder';
import { type Market, openMarket } from './market/openMarket';
import { firstPage, type Search, searches } from './market/searches';
import { measureStatement, recordStatementsOf, type StatementCost } from './market/statements';
import { measureRequests } from './server/load';
import { startServer } from './server/startServer';

export const name = 'browse';

const connections = 16;
const rounds = 3;
const requests = 600;
const warmUp = 2000;
const limits = { first: 25, other: 40, growth: 1.5, statement: 10_000 };

/** How soon jobs are found among 100,000, and what finding them costs more among a million than among ten thousand. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const market = await openMarket();
  if (!market) {
    note('No PostgreSQL answers: set TEST_DATABASE_URL to one.');
    return [];
  }
  note(
    `PostgreSQL ${market.version}, the p99 of ${rounds} rounds of ${requests} requests, 20 jobs each, the middle one;`,
  );
  note(`${connections} keep-alive connections, logs on, throttles off; client, server and database on this machine.`);
  note('The reference of a p99 is that of /readyz in the same rounds, which asks the database for 1.');
  note('A slip is made by many: what it means is known from the one before, as each further page knows it.');
  note('Buffers are compared for what as many jobs match at both sizes: finding more of them is not what is measured.');
  const statements = await recordStatements(market);
  const few = await measureBuffers(market, statements);
  await market.growTo(100_000);
  const rows = await measureLatencies(market);
  await market.growTo(1_000_000);
  const many = await measureBuffers(market, statements);
  return [
    ...rows,
    ...searches.map((kind) => toGrowthRow(kind, few.get(kind) ?? [], many.get(kind) ?? [])),
    toHighestRow([...many.values()].flat()),
  ];
}

/** Matches too rare among the recent listings for an estimate of their number are all read: up to 20 in 3,000. */
const toHighestRow = (costs: readonly StatementCost[]) =>
  toLimitRow('Most buffers for one statement, 1,000,000 jobs', Math.max(...costs.map(({ buffers }) => buffers)), {
    limit: limits.statement,
    show: String,
  });

type StatementsBySearch = Map<Search, Awaited<ReturnType<typeof recordStatementsOf>>>;

/** The SQL of all examples, written down once: what is compared is the same statement at two sizes. */
async function recordStatements({ url }: Market): Promise<StatementsBySearch> {
  const found: StatementsBySearch = new Map();
  for (const kind of searches) {
    const recorded = [];
    for (const example of kind.examples)
      recorded.push(...(await recordStatementsOf(url, { ...example, limit: '20' }, kind.path)));
    if (recorded.length < kind.examples.length) throw new Error(`Not every search of ${kind.what} asked the database.`);
    found.set(kind, recorded);
  }
  return found;
}

async function measureBuffers(
  { client }: Market,
  statements: StatementsBySearch,
): Promise<Map<Search, StatementCost[]>> {
  const found = new Map<Search, StatementCost[]>();
  for (const [kind, recorded] of statements) {
    const each: StatementCost[] = [];
    for (const statement of recorded) each.push(await measureStatement(client, statement));
    found.set(kind, each);
  }
  return found;
}

/** The sum over the statements of a kind. */
function toGrowthRow({ what, path }: Search, few: readonly StatementCost[], many: readonly StatementCost[]): Row {
  const alike = few.flatMap((before, at) => {
    const after = many[at];
    return after && (path || before.matches === after.matches) ? [{ before, after }] : [];
  });
  const sum = (side: 'before' | 'after') => alike.reduce((all, pair) => all + pair[side].buffers, 0);
  const [before, after] = [sum('before'), sum('after')];
  const which = alike.length < few.length ? ` (${alike.length} of ${few.length})` : '';
  return {
    what: `Buffers for ${what}${which}, 1,000,000 jobs against 10,000`,
    value: String(after),
    reference: String(before),
    ratio: after / before,
    limit: `≤ ${limits.growth}×`,
    ok: after / before <= limits.growth,
  };
}

async function measureLatencies({ url }: Market): Promise<Row[]> {
  const server = await startServer('product', {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: await createTempFolder('browse'),
  });
  const rows: Row[] = [];
  for (const kind of searches) {
    const next = createAddressCycle(server.origin, kind);
    // The server's code warms up, and each of its connections plans a statement five times before it keeps a plan.
    await measureRequests(next, Math.max(warmUp, 60 * kind.examples.length), connections);
    const figures: { own: number; reference: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const own = p99(await measureRequests(next, requests, connections));
      const reference = p99(await measureRequests(() => ({ url: `${server.origin}/readyz` }), requests, connections));
      figures.push({ own, reference });
    }
    rows.push(
      toLatencyRow(kind, median(figures.map(({ own }) => own)), median(figures.map(({ reference }) => reference))),
    );
  }
  await server.stop();
  return rows;
}

function toLatencyRow(kind: Search, own: number, reference: number): Row {
  const limit = kind === firstPage ? limits.first : limits.other;
  return {
    what: `p99 of ${kind.what} among 100,000 jobs`,
    value: formatMs(own),
    reference: formatMs(reference),
    ratio: own / reference,
    limit: `≤ ${formatMs(limit)}`,
    ok: own <= limit,
  };
}

/** Its examples in turn, as many people ask for them. */
function createAddressCycle(origin: string, { path = 'jobs', examples }: Search): () => { url: string } {
  let index = 0;
  return () => {
    const example = examples[index++ % examples.length] ?? {};
    const query = new URLSearchParams({ ...example, ...(path === 'jobs' && { limit: '20' }) });
    return { url: `${origin}/api/${path}?${query}` };
  };
}

const p99 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0;
const formatMs = (value: number) => `${value.toFixed(1)} ms`;
