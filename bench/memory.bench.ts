import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { formatMb, type Row, toLimitRow } from './harness/rows';
import { onCleanUp } from './harness/tempFolder';
import { createDemoFolder } from './server/demoFolder';
import { residentBytes } from './server/processes';
import { findFreeAddress, getInheritedEnv, workspace } from './server/startServer';

export const name = 'memory';

const idleMs = 10_000;

/** What the product takes at rest on the embedded database, as a second `pnpm start` leaves it. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const where = await findFreeAddress();
  const env = { ...getInheritedEnv(), ...where, DATA_DIR: await createDemoFolder() };
  const server = spawn(process.execPath, ['server/run.mjs', 'start'], {
    cwd: workspace,
    env,
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  onCleanUp(stop);

  await waitUntilReachable(`${where.APP_ORIGIN}/readyz`, () => server.exitCode);
  await pause(idleMs);
  const processes = await residentBytes(Number(server.pid));
  await stop();
  note(`PGlite with the demo data, ${idleMs / 1000} s after a second start: ${processes.map(formatMb).join(' + ')}`);
  const total = processes.reduce((sum, bytes) => sum + bytes, 0);
  return [toLimitRow('Memory of the server at rest, all its processes', total, { limit: 500e6, show: formatMb })];
}

const maxTries = 240;

/** Waits until an address answers, and gives up when the process has ended or after minutes. */
async function waitUntilReachable(url: string, exitCode: () => number | null): Promise<void> {
  for (let half = 0; half < maxTries && exitCode() === null; half += 1) {
    const isReachable = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReachable) return;
    await pause(500);
  }
  throw new Error(`${url} does not answer.`);
}
