import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Compiler, rspack, type Stats } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { ReleaseRecord } from '../../boot';
import type { App } from '../apps';
import { devBundle, getPublicPath } from './devBundle';
import { readDevRecord } from './devRecord';
import { isPageRequest, proxyPage } from './proxyPage';

/** Serves everything except the files of the apps in development. */
export interface UpstreamServer {
  /** Resolves to its origin when it accepts requests. */
  ready(): Promise<string>;
  /** Adds the apps in development to its pages, if it does not know them. */
  document?(html: string, pathname: string): string;
}

interface DevServerOptions {
  apps: readonly App[];
  port: number;
  upstream: UpstreamServer;
  /** Called when an app was compiled, before open pages are informed. */
  onRecord(record: ReleaseRecord): void;
  log(line: string): void;
}

/** Serves apps from their current sources, with hot reload. Resolves to a stop function. */
export async function startDevServer({
  apps,
  port,
  upstream,
  onRecord,
  log,
}: DevServerOptions): Promise<() => Promise<void>> {
  const compiler = rspack(apps.map(devBundle));
  for (const [index, app] of apps.entries()) reportCompilations(compiler.compilers[index], app, onRecord, log);

  const isDevFile = (url = '') => url === '/ws' || apps.some((app) => url.startsWith(getPublicPath(app)));
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      client: false,
      liveReload: false,
      static: false,
      compress: false,
      setupExitSignals: false,
      proxy: [{ router: upstream.ready, pathFilter: (path) => !isDevFile(path), changeOrigin: true, ws: false }],
      setupMiddlewares: (middlewares) => [waitForBuild, ...middlewares],
    },
    compiler,
  );
  const waitUntilCompiled = () => new Promise<unknown>((resolve) => server.middleware?.waitUntilValid(resolve));

  /** Delays pages until a running compilation has finished. */
  async function waitForBuild(request: IncomingMessage, response: ServerResponse, next: (failure?: unknown) => void) {
    try {
      if (isDevFile(request.url)) return next();
      const origin = await upstream.ready();
      if (!upstream.document || !isPageRequest(request)) return next();
      await waitUntilCompiled();
      await proxyPage(request, response, origin, upstream.document);
    } catch (failure) {
      next(failure);
    }
  }
  await server.start();
  return () => server.stop();
}

function reportCompilations(
  compiler: Compiler | undefined,
  app: App,
  onRecord: DevServerOptions['onRecord'],
  log: DevServerOptions['log'],
): void {
  compiler?.hooks.done.tapPromise('live', async (stats) => {
    // The declaration itself may be invalid: the previous record then stays in use.
    await readDevRecord(app).then(onRecord, () => {});
    if (stats.hasErrors()) return log(formatErrors(app, stats));
    log(`compiled   ${app.padEnd(14)} ${getDuration(stats)} ms`);
  });
}

const getDuration = ({ startTime, endTime }: Stats) => Math.round(Number(endTime) - Number(startTime));

const formatErrors = (app: App, stats: Stats) =>
  `does not compile: ${app}\n${stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY })}`;
