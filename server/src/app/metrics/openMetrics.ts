import { once } from 'node:events';
import { createServer } from 'node:http';
import { isSameToken } from '../../accounts/credentials/tokens';
import type { Context } from '../../platform/context';
import type { HttpOptions } from '../../platform/http';
import { addFigures } from '../../platform/metrics/figures';
import { createMetrics } from '../../platform/metrics/registry';
import { createFigureReader } from './readFigures';

type MetricsOptions = NonNullable<HttpOptions['metrics']>;
type MetricsPage = MetricsOptions['page'];

/** The metrics of a running server. */
export interface OpenMetrics {
  /** For the HTTP server, which counts requests and serves the page to who has METRICS_TOKEN. */
  options: MetricsOptions;
  stop(): Promise<void>;
}

/** Begins to count, and serves `/metrics` on METRICS_PORT where that is set. */
export async function openMetrics(context: Context): Promise<OpenMetrics> {
  const { METRICS_TOKEN, METRICS_PORT, METRICS_HOST, HOST } = context.config;
  const { registry, stop: stopCounting } = createMetrics();
  const setFigures = addFigures(registry);
  const readFigures = createFigureReader(context);
  const page: MetricsPage = {
    contentType: registry.contentType,
    async read() {
      setFigures(await readFigures());
      return registry.metrics();
    },
  };
  const isReader = METRICS_TOKEN ? (token: string) => isSameToken(token, METRICS_TOKEN) : undefined;
  try {
    const stopServing =
      METRICS_PORT === undefined ? async () => {} : await servePage(page, METRICS_PORT, METRICS_HOST ?? HOST);
    return {
      options: { page, isReader },
      async stop() {
        await stopServing();
        stopCounting();
      },
    };
  } catch (cause) {
    stopCounting();
    throw cause;
  }
}

/** Serves the page alone, to everybody who reaches the port. Resolves to a function that stops it. */
async function servePage(page: MetricsPage, port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    page.read().then(
      (text) => response.writeHead(200, { 'content-type': page.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}
