import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { multipart } from '../server/testing/multipart';
import { redisProgram } from '../server/testing/redisServer';
import { createPdf, signIn } from './api/applications';
import { listVisitorKinds } from './api/requests';
import { startServices } from './faults/services';
import { formatMb, formatMicros, median, type Row, toLimitRow, toRatioRow } from './harness/rows';
import { createTempFolder } from './harness/tempFolder';
import { freshPostgres } from './server/database';
import { measureRequests, type Sent } from './server/load';
import { residentBytes } from './server/processes';
import { type Server, startServer } from './server/startServer';

export const name = 'machines';

const rounds = 7;
const requests = 600;
/** Until a process runs compiled code. */
const warmUpRequests = 3_000;
const uploads = 7;
const uploadBytes = 4_900_000;
const idleMs = 10_000;

/** What it costs to share PostgreSQL, Redis and a bucket, against one process with a folder. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const postgres = await freshPostgres();
  if (!postgres || !redisProgram) {
    note('No PostgreSQL answers, or there is no Redis here.');
    return [];
  }
  note(`PostgreSQL ${postgres.version} with the demo data; one process, and two with Redis and a bucket`);
  const settings = { DATABASE_URL: postgres.url, DEMO: '0', NODE_ENV: 'production' };
  const folder = await createTempFolder('machines-one');
  await (await startServer('product', { ...settings, DATA_DIR: folder, DEMO: '1', NODE_ENV: 'test' })).stop();
  const one = await startServer('product', { ...settings, DATA_DIR: folder });
  await pause(idleMs);
  const processes = await residentBytes(one.pid);
  note(`one process ${idleMs / 1000} s after its start: ${processes.map(formatMb).join(' + ')}`);
  const resting = processes.reduce((sum, bytes) => sum + bytes, 0);
  const services = await startServices();
  const startShared = async () =>
    startServer('product', { ...settings, ...services.settings, DATA_DIR: await createTempFolder('machines-shared') });
  const shared = [await startShared(), await startShared()];
  // In the folder of the first, as processes without a bucket share one.
  const plain = [one, await startServer('product', { ...settings, DATA_DIR: folder })];

  const rows = [
    toRatioRow(
      'CPU of a list of two processes with Redis and a bucket, against one without',
      await compareLists([one], shared, measureInTurn),
      { limit: 1.1, show: formatMicros },
    ),
    toRatioRow(
      'CPU of a list of two processes asked at once with Redis and a bucket, against two without',
      await compareLists(plain, shared, measureAtOnce),
      { limit: 1.1, show: formatMicros },
    ),
    toLimitRow('Memory at rest on PostgreSQL', resting, { limit: 250e6, show: formatMb }),
    ...(await measureUpload(shared[0], note)),
  ];
  await Promise.all([...plain, ...shared].map((server) => server.stop()));
  return rows;
}

type Measure = (servers: readonly Server[], send: (server: Server) => Promise<unknown>) => Promise<unknown>;

/** Alone, each has the processors of this machine for itself. */
const measureInTurn: Measure = async (servers, send) => {
  for (const server of servers) await send(server);
};

/** They compete for the processors with each other and the database, so that each list costs more with Redis and without. */
const measureAtOnce: Measure = (servers, send) => Promise.all(servers.map(send));

/** Microseconds of a list that nobody else asks for, of servers with Redis and a bucket and of those without. */
async function compareLists(
  plain: readonly Server[],
  shared: readonly Server[],
  measure: Measure,
): Promise<[number, number][]> {
  const lists = new Map<Server, readonly Sent[]>();
  for (const server of [...plain, ...shared])
    lists.set(server, (await listVisitorKinds(server.origin))[1]?.requests ?? []);
  const measureCpu = async (servers: readonly Server[], count: number) => {
    const read = async () =>
      (await Promise.all(servers.map((server) => server.cpu()))).reduce((sum, cpu) => sum + cpu, 0);
    const before = await read();
    await measure(servers, (server) => {
      const sent = lists.get(server) ?? [];
      let index = 0;
      return measureRequests(() => sent[index++ % sent.length] as Sent, count);
    });
    return ((await read()) - before) / (servers.length * count);
  };
  await measureCpu(plain, warmUpRequests);
  await measureCpu(shared, warmUpRequests);
  const figures: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await measureCpu(shared, requests) : undefined;
    const reference = await measureCpu(plain, requests);
    figures.push([first ?? (await measureCpu(shared, requests)), reference]);
  }
  return figures;
}

/** How much more memory a server has for a moment while it takes a document of 5 MB. Known to Linux alone. */
async function measureUpload(server: Server | undefined, note: (line: string) => void): Promise<Row[]> {
  if (!server || process.platform !== 'linux') return [];
  const token = await signIn(server.origin, 'student@foothold.test');
  const headers = { authorization: `Bearer ${token}` };
  const grown: number[] = [];
  for (let round = 0; round < uploads; round += 1) {
    const form = multipart({ kind: 'resume' }, { file: { name: 'resume.pdf', content: createPdf(uploadBytes) } });
    await pause(500);
    // Forgets the highest value so far.
    await writeFile(`/proc/${server.pid}/clear_refs`, '5');
    const before = await readStatus(server.pid, 'VmRSS');
    const response = await fetch(`${server.origin}/api/documents`, {
      ...{ method: 'POST', headers: { ...headers, ...form.headers }, body: form.payload as BodyInit },
    });
    if (!response.ok) throw new Error(`An upload was answered with ${response.status}: ${await response.text()}`);
    grown.push((await readStatus(server.pid, 'VmHWM')) - before);
    const { document } = (await response.json()) as { document: { id: number } };
    await fetch(`${server.origin}/api/documents/${document.id}`, { method: 'DELETE', headers });
  }
  note(`uploads of 5 MB, one after another: ${grown.map(formatMb).join(', ')} more for a moment`);
  return [toLimitRow('Memory that an upload of 5 MB adds', median(grown), { limit: 20e6, show: formatMb })];
}

async function readStatus(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) * 1024;
}
