import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { findAppIn } from '../build/apps';
import { replaceApps } from '../build/dev/remotePage';
import { startDevServer } from '../build/dev/server';
import { stopOnSignal } from '../build/dev/stopOnSignal';
import { workspace } from '../build/workspace';
import { print, UsageError } from './usageError';

/**
 * Runs the area in the current folder from its sources, everything else as it is at FOOTHOLD_URL. Needs no sources of the
 * server. With those of the shell a change keeps what is on the screen, else it reloads the page.
 */
export async function runDev(env: NodeJS.ProcessEnv): Promise<void> {
  const area = findAppIn(process.cwd());
  if (!area || area === 'shell') throw new UsageError('Run it in the folder of an area, such as mfe-company.');
  const { FOOTHOLD_URL = 'http://localhost:3000', PORT = '3001' } = env;
  const port = Number(PORT);
  if (!URL.canParse(FOOTHOLD_URL)) throw new UsageError('FOOTHOLD_URL must look like https://jobs.example.ng');
  const { origin } = new URL(FOOTHOLD_URL);
  await assertPortFree(port);
  await assertSiteAnswers(origin);

  const records = new Map<string, ReleaseRecord>();
  const stop = await startDevServer({
    apps: existsSync(path.join(workspace, 'shell')) ? ['shell', area] : [area],
    port,
    upstream: {
      ready: async () => origin,
      document: (page, pathname) => replaceApps(page, pathname, [...records.values()]),
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
    throw new UsageError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1}.`);
  });
  probe.close();
  await once(probe, 'close');
}

async function assertSiteAnswers(origin: string): Promise<void> {
  const response = await fetch(`${origin}/healthz`).catch(() => undefined);
  if (!response?.ok)
    throw new UsageError(
      `No Foothold answers at ${origin}. Start one, or name one: FOOTHOLD_URL=https://jobs.example.ng`,
    );
}
