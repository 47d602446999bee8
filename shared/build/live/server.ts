import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Compiler, rspack, type Stats } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { ReleaseRecord } from '../../boot';
import type { App } from '../apps';
import { liveBundle, publicPathOf } from './bundle';
import { asksForPage, passOn } from './passOn';
import { liveRecord } from './record';

/** Answers everything that is no file of a live app. */
export interface Behind {
  /** Resolves to its address as soon as it can be asked. */
  ready(): Promise<string>;
  /** Makes live apps part of its pages, where it knows nothing of them. */
  document?(html: string, pathname: string): string;
}

interface Live {
  apps: readonly App[];
  port: number;
  behind: Behind;
  /** Told whenever an app has been compiled, before pages hear of it. */
  onRecord(record: ReleaseRecord): void;
  say(line: string): void;
}

/** Serves apps as their sources are now, and tells their open pages of every change. Resolves to how to stop. */
export async function serveLive({ apps, port, behind, onRecord, say }: Live): Promise<() => Promise<void>> {
  const compiler = rspack(apps.map(liveBundle));
  for (const [index, app] of apps.entries()) watch(compiler.compilers[index], app, onRecord, say);

  const isLive = (url = '') => url === '/ws' || apps.some((app) => url.startsWith(publicPathOf(app)));
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
      proxy: [{ router: behind.ready, pathFilter: (path) => !isLive(path), changeOrigin: true, ws: false }],
      setupMiddlewares: (middlewares) => [inTime, ...middlewares],
    },
    compiler,
  );
  const compiled = () => new Promise<unknown>((resolve) => server.middleware?.waitUntilValid(resolve));

  /** Whoever asks while something is being made waits for it. */
  async function inTime(request: IncomingMessage, response: ServerResponse, next: (failure?: unknown) => void) {
    try {
      if (isLive(request.url)) return next();
      const origin = await behind.ready();
      if (!behind.document || !asksForPage(request)) return next();
      await compiled();
      await passOn(request, response, origin, behind.document);
    } catch (failure) {
      next(failure);
    }
  }
  await server.start();
  return () => server.stop();
}

function watch(compiler: Compiler | undefined, app: App, onRecord: Live['onRecord'], say: Live['say']): void {
  compiler?.hooks.done.tapPromise('live', async (stats) => {
    // What an area says of itself may be what is wrong: then it stays what it was.
    await liveRecord(app).then(onRecord, () => {});
    if (stats.hasErrors()) return say(problems(app, stats));
    say(`compiled   ${app.padEnd(14)} ${timeOf(stats)} ms`);
  });
}

const timeOf = ({ startTime, endTime }: Stats) => Math.round(Number(endTime) - Number(startTime));

const problems = (app: App, stats: Stats) =>
  `does not compile: ${app}\n${stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY })}`;
