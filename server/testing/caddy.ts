import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Runs Caddy with `deploy/Caddyfile` in front of servers. Its log is written into `folder`. Returns what ends it. */
export async function startCaddy(
  origin: string,
  servers: readonly string[],
  folder: string,
): Promise<() => Promise<void>> {
  const logFile = path.join(folder, 'caddy.log');
  const log = openSync(logFile, 'a');
  const config = path.resolve(import.meta.dirname, '../../deploy/Caddyfile');
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      ...{ SITE_ADDRESS: origin, UPSTREAMS: servers.map((server) => new URL(server).host).join(' ') },
      ACME_EMAIL: 'admin@example.ng',
    },
    stdio: ['ignore', log, log],
    // Apart from the terminal, whose Ctrl+C is for the command alone.
    detached: true,
  });
  closeSync(log);
  while (!(await isReached(origin))) {
    if (caddy.exitCode !== null)
      throw new Error(`Caddy ended with ${caddy.exitCode}:\n${readFileSync(logFile, 'utf8')}`);
    await pause(50);
  }
  return async () => {
    if (caddy.exitCode !== null) return;
    const ended = once(caddy, 'exit');
    caddy.kill('SIGKILL');
    await ended;
  };
}

/** Whether it leads to a server. */
const isReached = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
