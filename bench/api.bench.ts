import { formatMicros, type Row, toRatioRow } from './harness/rows';
import { freshPostgres } from './server/database';
import { createDemoFolder } from './server/demoFolder';
import { sendRequests } from './server/load';
import { type Server, startServer } from './server/startServer';

export const name = 'api';

const rounds = 9;
const requests = 1500;

/** CPU time of the server's process for a list of 20 jobs, against the least that could answer it. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const { ours, baseline, engine } = await startServers();
  note(
    `${engine} with the demo data, ${rounds} rounds of ${requests} keep-alive requests each, logs on, throttles off`,
  );
  const [list, reference] = [`${ours.origin}/api/jobs?limit=20`, baseline.origin];
  await sendRequests(list, 2 * requests);
  await sendRequests(reference, 2 * requests);

  const figures: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0;
    const before = first ? 0 : await measureCpuPerRequest(baseline, reference);
    const own = await measureCpuPerRequest(ours, list);
    figures.push([own, first ? await measureCpuPerRequest(baseline, reference) : before]);
  }
  await Promise.all([ours.stop(), baseline.stop()]);
  return [toRatioRow('CPU of a list of 20 jobs, against bare node:http', figures, { limit: 2, show: formatMicros })];
}

async function startServers(): Promise<{ ours: Server; baseline: Server; engine: string }> {
  const production = { NODE_ENV: 'production' };
  const postgres = await freshPostgres();
  if (!postgres) {
    const ours = await startServer('product', { ...production, DATA_DIR: await createDemoFolder() });
    const baseline = await startServer('baseline', { DATA_DIR: await createDemoFolder() });
    return { ours, baseline, engine: 'PGlite' };
  }
  const database = { DATABASE_URL: postgres.url, DATA_DIR: await createDemoFolder() };
  await (await startServer('product', { ...database, DEMO: '1' })).stop();
  const ours = await startServer('product', { ...database, ...production });
  return { ours, baseline: await startServer('baseline', database), engine: `PostgreSQL ${postgres.version}` };
}

/** Microseconds a request. */
async function measureCpuPerRequest(server: Server, url: string): Promise<number> {
  const before = await server.cpu();
  await sendRequests(url, requests);
  return ((await server.cpu()) - before) / requests;
}
