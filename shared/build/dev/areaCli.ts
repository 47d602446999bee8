import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { ReleaseRecord } from '../../boot';
import { findAppIn } from '../apps';
import { workspace } from '../workspace';
import { replaceApps } from './remotePage';
import { startDevServer } from './server';
import { stopOnSignal } from './stopOnSignal';

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `pnpm dev` in the folder of an area: this area from its sources, everything else as it is at FOOTHOLD_URL. Needs no
 * sources of the server. With those of the shell a change keeps what is on the screen, else it reloads the page.
 */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const area = findAppIn(process.cwd());
  if (!area || area === 'shell') throw new Error('Run it in the folder of an area, such as mfe-company.');
  const { FOOTHOLD_URL = 'http://localhost:3000', PORT = '3001' } = env;
  const port = Number(PORT);
  if (!URL.canParse(FOOTHOLD_URL)) throw new Error('FOOTHOLD_URL must look like https://jobs.example.ng');
  const { origin } = new URL(FOOTHOLD_URL);
  await assertPortFree(port);
  await assertSiteAnswers(origin);

  const records = new Map<string, ReleaseRecord>();
  const stop = await startDevServer({
    apps: existsSync(path.join(workspace, 'shell')) ? ['shell', area] : [area],
    port,
    upstream: {
      ready: async () => origin,
      document: (html, pathname) => replaceApps(html, pathname, [...records.values()]),
    },
    onRecord: (record) => records.set(record.app, record),
    log: print,
  });
  stopOnSignal(stop);
  print(`\n  Foothold is ready:  http://localhost:${port}\n`);
  print(`  ${area} comes from its sources, the rest from ${origin}.\n  Stop it with Ctrl+C.`);
}

async function assertPortFree(port: number): Promise<void> {
  const probe = createServer().listen(port, 'localhost');
  await once(probe, 'listening').catch(() => {
    throw new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1}.`);
  });
  probe.close();
  await once(probe, 'close');
}

async function assertSiteAnswers(origin: string): Promise<void> {
  const response = await fetch(`${origin}/healthz`).catch(() => undefined);
  if (!response?.ok)
    throw new Error(`No Foothold answers at ${origin}. Start one, or name one: FOOTHOLD_URL=https://jobs.example.ng`);
}

main(process.env).catch((failure: Error) => {
  process.stderr.write(`\n${failure.message}\n`);
  process.exit(1);
});
