import { against, micros, type Row } from './frame/rows';
import { freshPostgres } from './server/database';
import { demoFolder } from './server/demo';
import { load } from './server/load';
import { type Server, start } from './server/start';

export const name = 'api';

const rounds = 9;
const requests = 1500;

/** CPU time of the server's process for a list of 20 jobs, against the least that could answer it. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const { ours, bare, engine } = await servers();
  note(
    `${engine} with the demo data, ${rounds} rounds of ${requests} keep-alive requests each, logs on, throttles off`,
  );
  const [list, reference] = [`${ours.origin}/api/jobs?limit=20`, bare.origin];
  await load(list, 2 * requests);
  await load(reference, 2 * requests);

  const figures: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0;
    const before = first ? 0 : await cost(bare, reference);
    const own = await cost(ours, list);
    figures.push([own, first ? await cost(bare, reference) : before]);
  }
  await Promise.all([ours.stop(), bare.stop()]);
  return [against('CPU of a list of 20 jobs, against bare node:http', figures, { limit: 2, show: micros })];
}

async function servers(): Promise<{ ours: Server; bare: Server; engine: string }> {
  const production = { NODE_ENV: 'production' };
  const postgres = await freshPostgres();
  if (!postgres) {
    const ours = await start('product', { ...production, DATA_DIR: await demoFolder() });
    const bare = await start('bare', { DATA_DIR: await demoFolder() });
    return { ours, bare, engine: 'PGlite' };
  }
  const database = { DATABASE_URL: postgres.url, DATA_DIR: await demoFolder() };
  await (await start('product', { ...database, DEMO: '1' })).stop();
  const ours = await start('product', { ...database, ...production });
  return { ours, bare: await start('bare', database), engine: `PostgreSQL ${postgres.version}` };
}

/** Microseconds a request. */
async function cost(server: Server, url: string): Promise<number> {
  const before = await server.cpu();
  await load(url, requests);
  return ((await server.cpu()) - before) / requests;
}
