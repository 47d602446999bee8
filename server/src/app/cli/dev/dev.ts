import { type App, apps } from '@foothold/shared/build/apps';
import { print, UsageError } from '@foothold/shared/commands';
import { runCommand } from '../command';
import { localConfig } from '../localConfig';
import { startServerProcess } from './serverProcess';

const usage = `Use it as:
  pnpm dev                 everything from its sources, with hot reload
  pnpm dev mfe-company     this area from its sources, the others as they are built`;
const remoteUsage = `This runs a server of its own, so it does not take FOOTHOLD_URL. Beside that site, run an area in its folder:
  FOOTHOLD_URL=https://jobs.example.ng pnpm --dir mfe-company dev`;

runCommand(async () => {
  if (process.env.FOOTHOLD_URL) throw new UsageError(remoteUsage);
  if (process.env.NODE_ENV === 'production') throw new UsageError('Nothing is developed in production.');
  const live = parseApps(process.argv.slice(2));
  const rest = apps.filter((app) => !live.includes(app));
  const config = localConfig(process.env);
  // It loads its sources while this process loads the compiler, and opens nothing before `start`.
  const server = startServerProcess(rest, { ...process.env, PORT: '0', APP_ORIGIN: config.APP_ORIGIN });
  const { assertStartable } = await import('../preflight');
  await assertStartable(config);

  // Loaded late: these are development dependencies.
  const { buildAll } = await import('@foothold/shared/build');
  const { startDevServer, stopOnSignal } = await import('@foothold/shared/build/dev');

  if (rest.length) await buildAll(print, rest);
  server.start();
  const stopLive = await startDevServer({
    apps: live,
    port: config.PORT,
    upstream: server,
    onRecord: server.updateRecord,
    log: print,
  });
  stopOnSignal(() => Promise.all([stopLive(), server.stop()]));
  await server.ready();
  const { printReady } = await import('../local');
  printReady(config.APP_ORIGIN, config);
});

/** The shell is always included: hot reload keeps state only with React's development build, which the shell provides. */
function parseApps(args: string[]): readonly App[] {
  const [requested, ...more] = args.filter((argument) => argument !== '--');
  if (requested === undefined) return apps;
  const app = apps.find((name) => [name, `mfe-${name}`].includes(requested));
  if (!app || more.length) throw new UsageError(usage);
  return [...new Set<App>(['shell', app])];
}
