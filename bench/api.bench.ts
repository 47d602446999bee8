import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { listApplications } from './api/applications';
import { type Kind, listVisitorKinds } from './api/requests';
import { formatMicros, type Row, toRatioRow } from './harness/rows';
import { createTempFolder } from './harness/tempFolder';
import type { Recording } from './server/baseline';
import { freshPostgres } from './server/database';
import { measureRequests, type Sent } from './server/load';
import { type Server, startServer } from './server/startServer';
import { getFederatedBuild } from './site/builds';

export const name = 'api';

const rounds = 9;
const requests = 600;
/** V8 goes on compiling meanwhile: the more code a request runs, the longer. Servers run for days. */
const warmUp = { json: 6_000, documents: 1_200 };
const applications = { rounds: 9, requests: 40, warmUp: 1_500 };
const limits = { baseline: 2, ownList: 1.8 };

/** CPU time of the server's process for what it answers most, against the least that could answer it. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const postgres = await freshPostgres();
  if (!postgres) {
    note('No PostgreSQL answers: set TEST_DATABASE_URL to one.');
    return [];
  }
  note(`PostgreSQL ${postgres.version} with the demo data, ${rounds} rounds of ${requests} keep-alive requests each;`);
  note('the baseline is node:http with the same statements; logs on, throttles off');
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: await createTempFolder('api'), DEMO: '1' };
  await (await startServer('product', settings)).stop();
  const production = { ...settings, DEMO: '0', NODE_ENV: 'production', BENCH_BUILDS: await getFederatedBuild() };
  const ours = await startServer('product', production);

  const kinds = await listVisitorKinds(ours.origin);
  const applying = await listApplications(
    postgres.url,
    ours.origin,
    1 + applications.warmUp + applications.rounds * applications.requests,
  );
  const recorded = await recordKinds(ours, kinds);
  const [first, ...others] = applying;
  if (!first || others.length < applications.warmUp + applications.rounds * applications.requests)
    throw new Error('The demo data have too few jobs that nobody has applied for.');
  const application = { statements: await ours.recordStatements(() => measureRequests(() => first, 1)) };
  await forgetFiles(postgres.url);

  const recordings = path.join(await createTempFolder('recordings'), 'recordings.json');
  await writeFile(recordings, JSON.stringify([...recorded.flat(), application]));
  const baseline = await startServer('baseline', { ...settings, BENCH_RECORDINGS: recordings });
  const figures: [number, number][][] = [];
  let index = 0;
  for (const [at, kind] of kinds.entries()) {
    const count = recorded[at]?.length ?? 0;
    const references = Array.from({ length: count }, (_, one) => ({ url: `${baseline.origin}/${index + one}` }));
    index += count;
    const sides: [Side, Side] = [
      { server: ours, sent: kind.requests },
      { server: baseline, sent: references },
    ];
    figures.push(await compare(sides, kind.isDocument ? warmUp.documents : warmUp.json));
  }
  const applied = await compareApplications(ours, others, baseline, `${baseline.origin}/${index}`);
  await Promise.all([ours.stop(), baseline.stop()]);

  const show = { limit: limits.baseline, show: formatMicros };
  return [
    ...kinds.map(({ what }, at) => toRatioRow(`CPU of ${what}, against bare node:http`, figures[at] ?? [], show)),
    toRatioRow(
      'CPU of a list that nobody else asks for, against one that many do',
      (figures[1] ?? []).map(([own], round) => [own, figures[0]?.[round]?.[0] ?? Number.NaN]),
      { limit: limits.ownList, show: formatMicros },
    ),
    toRatioRow('CPU of an application with two files of 200 KB, against bare node:http', applied, show),
  ];
}

/** What each request of each kind costs the database, once everything that is kept is kept. */
async function recordKinds(ours: Server, kinds: readonly Kind[]): Promise<Recording[][]> {
  const recorded: Recording[][] = [];
  for (const { requests: sent, isDocument } of kinds) {
    await measureRequests(inTurn(sent), 2 * sent.length);
    const each: Recording[] = [];
    for (const one of sent.slice(0, mostRecorded)) {
      const statements = await ours.recordStatements(() => measureRequests(() => one, 1));
      const response = await fetch(one.url);
      each.push({ statements, ...(isDocument ? { html: await response.text() } : { json: await response.json() }) });
    }
    recorded.push(each);
  }
  return recorded;
}

/** A document is large, and one request of a kind is as good as another. */
const mostRecorded = 20;

interface Side {
  server: Server;
  sent: readonly Sent[];
}

/** Microseconds a request of both sides, which take turns. */
async function compare([ours, reference]: [Side, Side], warmUpRequests: number): Promise<[number, number][]> {
  for (const { sent } of [ours, reference]) await measureRequests(inTurn(sent), warmUpRequests);
  const figures: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [ours, reference] : [reference, ours];
    const [one = 0, other = 0] = [await measureCpu(order[0], requests), await measureCpu(order[1], requests)];
    figures.push(round % 2 === 0 ? [one, other] : [other, one]);
  }
  return figures;
}

async function measureCpu(side: Side | undefined, count: number): Promise<number> {
  if (!side) return Number.NaN;
  const before = await side.server.cpu();
  await measureRequests(inTurn(side.sent), count);
  return ((await side.server.cpu()) - before) / count;
}

/** An application can be sent once, so each round has its own; to the baseline any is the same. */
async function compareApplications(
  ours: Server,
  all: readonly Sent[],
  baseline: Server,
  url: string,
): Promise<[number, number][]> {
  const [first] = all;
  const reference = { server: baseline, sent: [{ ...first, url }] };
  const measureOwn = (from: number, count: number) =>
    measureCpu({ server: ours, sent: all.slice(from, from + count) }, count);
  await measureOwn(0, applications.warmUp);
  await measureCpu(reference, applications.warmUp);
  const figures: [number, number][] = [];
  for (let round = 0; round < applications.rounds; round += 1) {
    const own = await measureOwn(applications.warmUp + round * applications.requests, applications.requests);
    figures.push([own, await measureCpu(reference, applications.requests)]);
  }
  return figures;
}

function inTurn(sent: readonly Sent[]): () => Sent {
  let index = 0;
  return () => sent[index++ % sent.length] as Sent;
}

/** The baseline writes the same rows again: those of files have keys that can be there once. */
async function forgetFiles(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('delete from files where application_id = (select max(id) from applications)');
  await client.end();
}
