import pg from 'pg';
import { listApplications } from './api/applications';
import { listVisitorKinds } from './api/requests';
import { formatCount, type Row, toMinimumRow } from './harness/rows';
import { createTempFolder } from './harness/tempFolder';
import { carriedByProcess, computeNeed, type Measured, toVisits } from './scale/model';
import { freshPostgres } from './server/database';
import { measureRequests, type Sent } from './server/load';
import { readCpu } from './server/processes';
import { type Server, startServer } from './server/startServer';
import { getFederatedBuild } from './site/builds';

export const name = 'scale';

const requests = 600;
const warmUpRequests = 1_500;
const applications = { warmUp: 40, count: 200 };

/** Of a hundred requests, in the order of `listVisitorKinds`: what a visit of a student is made of, by assumption. */
const shares = [18, 14, 14, 12, 26, 6, 8];
const shareOfApplications = 2;
const factors = [1, 10, 100, 1_000];

/** What one process carries, and what ten, a hundred and a thousand times as much would need, by a model of these figures. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const postgres = process.platform === 'linux' ? await freshPostgres() : undefined;
  if (!postgres) {
    note('No PostgreSQL answers, or this is not Linux, which says how much CPU its processes use.');
    return [];
  }
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: await createTempFolder('scale'), DEMO: '1' };
  await (await startServer('product', settings)).stop();
  const production = { ...settings, DEMO: '0', NODE_ENV: 'production', BENCH_BUILDS: await getFederatedBuild() };
  const server = await startServer('product', production);
  const measured = await measureAll(server, postgres.url, note);
  await server.stop();

  const carried = carriedByProcess(measured);
  note(
    `one process at 60 % of a core: ${Math.round(carried)} requests a second, ${format(toVisits(carried))} visits a day`,
  );
  note(
    `a million applications: ${gigabytes(1e6 * measured.rowBytes)} of rows, ${gigabytes(1e6 * measured.fileBytes)} of files`,
  );
  for (const factor of factors) {
    const need = computeNeed(measured, { requests: factor * carried, applications: factor * 1e6 });
    note(
      [
        `${factor}×: ${format(factor * carried)} requests a second, ${need.processes} processes, ${need.connections} connections`,
        `${need.databaseCores.toFixed(1)} cores of PostgreSQL (${need.primaryCores.toFixed(1)} of the primary with replicas)`,
        `${gigabytes(need.rowBytes)} of rows, ${gigabytes(need.fileBytes)} of files`,
      ].join('; '),
    );
  }
  return [toMinimumRow('requests a second that one process carries', Math.round(carried), 100)];
}

const format = (value: number) => formatCount(Number(value.toPrecision(2)));
const gigabytes = (bytes: number) => `${format(bytes / 1e9)} GB`;

async function measureAll(server: Server, url: string, note: (line: string) => void): Promise<Measured> {
  const database = new URL(url).pathname.slice(1);
  const measureCost = async (sent: readonly Sent[], count: number) => {
    let index = 0;
    const read = async () => [await server.cpu(), await readCpu((title) => title.includes(` ${database} `))] as const;
    const before = await read();
    await measureRequests(() => sent[index++ % sent.length] as Sent, count);
    const after = await read();
    return { server: (after[0] - before[0]) / count, database: (after[1] - before[1]) / count };
  };
  const measured: Measured['requests'][number][] = [];
  for (const [at, { what, requests: sent }] of (await listVisitorKinds(server.origin)).entries()) {
    await measureCost(sent, warmUpRequests);
    const cost = await measureCost(sent, requests);
    note(`${what}: ${Math.round(cost.server)} µs of the server, ${Math.round(cost.database)} µs of PostgreSQL`);
    measured.push({ ...cost, share: shares[at] ?? 0, isForReplica: true });
  }
  const all = await listApplications(url, server.origin, applications.warmUp + applications.count);
  await measureCost(all.slice(0, applications.warmUp), applications.warmUp);
  const before = await readSizes(url);
  const cost = await measureCost(all.slice(applications.warmUp), applications.count);
  const after = await readSizes(url);
  note(
    `an application with two files: ${Math.round(cost.server)} µs of the server, ${Math.round(cost.database)} µs of PostgreSQL`,
  );
  measured.push({ ...cost, share: shareOfApplications, isForReplica: false });
  return {
    requests: measured,
    rowBytes: (after.rows - before.rows) / applications.count,
    fileBytes: (after.files - before.files) / applications.count,
  };
}

/** Bytes of all tables with their indexes, and of the files that they name. */
async function readSizes(url: string): Promise<{ rows: number; files: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ rows: number; files: number }>(`
    select (select sum(pg_total_relation_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)::float8 as rows,
      (select sum(size) from files)::float8 as files`);
  await client.end();
  return rows[0] ?? { rows: Number.NaN, files: Number.NaN };
}
