import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Compiler, rspack, type Stats } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { ReleaseRecord } from '../../boot';
import type { App } from '../apps';
import { devBundle, getPublicPath } from './devBundle';
import { readDevRecord } from './devRecord';
import { isPageRequest, proxyPage } from './proxyPage';

/** Answers everything that is no file of a live app. */
export interface UpstreamServer {
  /** Resolves to its address as soon as it can be asked. */
  ready(): Promise<string>;
  /** Makes live apps part of its pages, where it knows nothing of them. */
  document?(html: string, pathname: string): string;
}

interface DevServerOptions {
  apps: readonly App[];
  port: number;
  upstream: UpstreamServer;
  /** Told whenever an app has been compiled, before pages hear of it. */
  onRecord(record: ReleaseRecord): void;
  log(line: string): void;
}

/** Serves apps as their sources are now, and tells their open pages of every change. Resolves to how to stop. */
export async function startDevServer({
  apps,
  port,
  upstream,
  onRecord,
  log,
}: DevServerOptions): Promise<() => Promise<void>> {
  const compiler = rspack(apps.map(devBundle));
  for (const [index, app] of apps.entries()) reportCompilations(compiler.compilers[index], app, onRecord, log);

  const isLive = (url = '') => url === '/ws' || apps.some((app) => url.startsWith(getPublicPath(app)));
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
      proxy: [{ router: upstream.ready, pathFilter: (path) => !isLive(path), changeOrigin: true, ws: false }],
      setupMiddlewares: (middlewares) => [inTime, ...middlewares],
    },
    compiler,
  );
  const compiled = () => new Promise<unknown>((resolve) => server.middleware?.waitUntilValid(resolve));

  /** Whoever asks while something is being made waits for it. */
  async function inTime(request: IncomingMessage, response: ServerResponse, next: (failure?: unknown) => void) {
    try {
      if (isLive(request.url)) return next();
      const origin = await upstream.ready();
      if (!upstream.document || !isPageRequest(request)) return next();
      await compiled();
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
  say: DevServerOptions['log'],
): void {
  compiler?.hooks.done.tapPromise('live', async (stats) => {
    // What an area says of itself may be what is wrong: then it stays what it was.
    await readDevRecord(app).then(onRecord, () => {});
    if (stats.hasErrors()) return say(formatErrors(app, stats));
    say(`compiled   ${app.padEnd(14)} ${getDuration(stats)} ms`);
  });
}

const getDuration = ({ startTime, endTime }: Stats) => Math.round(Number(endTime) - Number(startTime));

const formatErrors = (app: App, stats: Stats) =>
  `does not compile: ${app}\n${stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY })}`;
