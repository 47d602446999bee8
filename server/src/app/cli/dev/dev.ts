import { type App, apps } from '@foothold/shared/build/apps';
import { print, runCommand, UsageError } from '../command';
import { localConfig, printReady } from '../local';
import { assertPortFree, assertStartable } from '../preflight';
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
  const { FOOTHOLD_URL } = process.env;
  // A remote server has its own data.
  await (FOOTHOLD_URL ? assertPortFree(config) : assertStartable(config));

  // Loaded late: these are development dependencies.
  const { buildAll } = await import('@foothold/shared/build');
  const { startDevServer } = await import('@foothold/shared/build/dev');

  if (!FOOTHOLD_URL && rest.length) await buildAll(print, rest);
  const serverEnv = { ...process.env, PORT: '0', APP_ORIGIN: config.APP_ORIGIN };
  const server = FOOTHOLD_URL ? connectToRemoteServer(FOOTHOLD_URL) : startServerProcess(rest, serverEnv);
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

/** The shell is always included: hot reload keeps state only with React's development build, which the shell provides. */
function parseApps(args: string[]): readonly App[] {
  const [requested, ...more] = args.filter((argument) => argument !== '--');
  if (requested === undefined) return apps;
  const app = apps.find((name) => [name, name.replace('mfe-', '')].includes(requested));
  if (!app || more.length) throw new UsageError(usage);
  return [...new Set<App>(['shell', app])];
}

function stopOnSignal(stop: () => Promise<unknown>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop().finally(() => process.exit());
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
