import type { IncomingMessage, ServerResponse } from 'node:http';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { ReleaseRecord } from '../../boot';
import type { App } from '../apps';
import { devBundle, getPublicPath, reloadedAreaBundle } from './devBundle';
import { isPageRequest, type Page, proxyPage } from './proxyPage';
import { reportCompilations } from './reportCompilations';

/** Serves everything except the files of the apps in development. */
interface UpstreamServer {
  /** Resolves to its origin when it accepts requests. */
  ready(): Promise<string>;
  /** Adds the apps in development to its pages, if it does not know them. */
  document?(page: Page, pathname: string): Page;
}

interface DevServerOptions {
  apps: readonly App[];
  port: number;
  upstream: UpstreamServer;
  /** Called when an app was compiled, before open pages are informed. */
  onRecord(record: ReleaseRecord): void;
  log(line: string): void;
}

/**
 * Serves apps from their current sources: with hot reload where the shell is one of them, else with a reload of the page.
 * Resolves to a stop function.
 */
export async function startDevServer({
  apps,
  port,
  upstream,
  onRecord,
  log,
}: DevServerOptions): Promise<() => Promise<void>> {
  const withShell = apps.includes('shell');
  const compiler = rspack(apps.map(withShell ? devBundle : reloadedAreaBundle));
  for (const [index, child] of compiler.compilers.entries()) {
    const app = apps[index];
    if (app) reportCompilations(child, app, { withIntegrity: !withShell, onRecord, log });
  }

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
