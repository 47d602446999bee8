import { createServer } from 'node:net';
import { type App, apps } from '@foothold/shared/build/apps';
import { print, runCommand, UsageError } from '../command';
import { localConfig, printReady } from '../local';
import { connectToRemoteServer } from './remoteServer';
import { startServerProcess } from './serverProcess';

const usage = `Use it as:
  pnpm dev                 everything from its sources, with hot reload
  pnpm dev mfe-company     this area from its sources, the others as they are built
  FOOTHOLD_URL=https://jobs.example.ng pnpm dev mfe-company     …the others as they are there`;

runCommand(async () => {
  if (process.env.NODE_ENV === 'production') throw new UsageError('Nothing is developed in production.');
  const live = parseApps(process.argv.slice(2));
  const rest = apps.filter((app) => !live.includes(app));
  const config = localConfig(process.env);
  await assertPortFree(config.PORT);

  // What only a developer has installed is not asked for where it would be refused.
  const { buildAll } = await import('@foothold/shared/build');
  const { startDevServer } = await import('@foothold/shared/build/dev');

  const { FOOTHOLD_URL } = process.env;
  if (!FOOTHOLD_URL && rest.length) await buildAll(print, rest);
  const own = { ...process.env, PORT: '0', APP_ORIGIN: config.APP_ORIGIN };
  const server = FOOTHOLD_URL ? connectToRemoteServer(FOOTHOLD_URL) : startServerProcess(rest, own);
  const stopLive = await startDevServer({
    apps: live,
    port: config.PORT,
    upstream: server,
    onRecord: server.updateRecord,
    log: print,
  });
  stopOnSignal(() => Promise.all([stopLive(), server.stop()]));
  await server.ready();
  printReady(config.APP_ORIGIN, { DEMO: config.DEMO && !FOOTHOLD_URL });
});

/** React keeps what people have typed only in its own build for development, which is the shell's to bring. */
function parseApps(args: string[]): readonly App[] {
  const [wish, ...more] = args.filter((argument) => argument !== '--');
  if (wish === undefined) return apps;
  const app = apps.find((name) => [name, name.replace('mfe-', '')].includes(wish));
  if (!app || more.length) throw new UsageError(usage);
  return [...new Set<App>(['shell', app])];
}

/** Tells before anything is begun that a port is taken. */
function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, 'localhost', () => probe.close(() => resolve()));
  });
}

function stopOnSignal(stop: () => Promise<unknown>): void {
  let stopping = false;
  const end = () => {
    if (stopping) process.exit(1);
    stopping = true;
    void stop().finally(() => process.exit());
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
