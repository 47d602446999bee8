import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onCleanUp } from '../harness/tempFolder';
import { workspace } from '../server/startServer';

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Runs Caddy with `deploy/Caddyfile` in front of servers. Its log is written into `folder`. */
export async function startCaddy(origin: string, servers: readonly string[], folder: string): Promise<void> {
  const log = openSync(path.join(folder, 'caddy.log'), 'a');
  const caddy = spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    cwd: workspace,
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      ...{ SITE_ADDRESS: origin, UPSTREAMS: servers.map((server) => new URL(server).host).join(' ') },
      ACME_EMAIL: 'admin@example.ng',
    },
    stdio: ['ignore', log, log],
    detached: true,
  });
  onCleanUp(async () => {
    if (caddy.exitCode !== null) return;
    caddy.kill('SIGKILL');
    await once(caddy, 'exit');
  });
  while (!(await isReached(origin))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended with ${caddy.exitCode}: see ${folder}/caddy.log`);
    await pause(50);
  }
}

/** Whether it leads to a server. */
const isReached = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
