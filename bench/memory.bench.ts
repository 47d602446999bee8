import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { atMost, mb, type Row } from './frame/rows';
import { atEnd } from './frame/scratch';
import { demoFolder } from './server/demo';
import { residentBytes } from './server/processes';
import { address, ownSettings, workspace } from './server/start';

export const name = 'memory';

const idle = 10_000;

/** What the product takes at rest on the embedded database, as a second `pnpm start` leaves it. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const where = await address();
  const tsx = createRequire(`${workspace}/package.json`).resolve('tsx/cli');
  const env = { ...ownSettings(), ...where, DATA_DIR: await demoFolder() };
  const server = spawn(process.execPath, [tsx, 'server/src/cli/start.ts'], { cwd: workspace, env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  atEnd(stop);

  await answering(`${where.APP_ORIGIN}/readyz`, () => server.exitCode);
  await pause(idle);
  const processes = await residentBytes(Number(server.pid));
  await stop();
  note(`PGlite with the demo data, ${idle / 1000} s after a second start: ${processes.map(mb).join(' + ')}`);
  const total = processes.reduce((sum, bytes) => sum + bytes, 0);
  return [atMost('Memory of the server at rest, all its processes', total, { limit: 500e6, show: mb })];
}

const patience = 240;

/** Waits until an address answers, and gives up when the process has ended or after minutes. */
async function answering(url: string, exitCode: () => number | null): Promise<void> {
  for (let half = 0; half < patience && exitCode() === null; half += 1) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await pause(500);
  }
  throw new Error(`${url} does not answer.`);
}
