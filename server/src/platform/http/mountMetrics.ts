import type { FastifyInstance } from 'fastify';
import { createMeasure } from '../telemetry/measurements';
import { replyNotFound } from './failures';

/** What the process has counted, in the text format of Prometheus. */
interface MetricsPage {
  contentType: string;
  read(): Promise<string>;
}

export interface MetricsOptions {
  page: MetricsPage;
  /** Whether a Bearer token may read the page. Nobody may without it: another listener serves the page then. */
  isReader?: ((token: string) => boolean) | undefined;
}

/** Counts requests, and serves `/metrics` where there is a token. Without the token the address does not exist. */
export function mountMetrics(app: FastifyInstance, { page, isReader }: MetricsOptions): void {
  countRequests(app);
  if (!isReader) return;
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token || !isReader(token)) return replyNotFound(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', page.contentType)
      .send(await page.read());
  });
}

const measureStart = createMeasure('requestStarted');
const measureEnd = createMeasure('requestEnded');

/** Any client can make up methods, and addresses: what is no route's is counted as one. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function countRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url: route = 'unknown', config } = request.routeOptions;
    const isStream = config.callKind === 'stream';
    measureStart({ isStream });
    // Also emitted when the client goes away before the response is sent.
    reply.raw.once('close', () => {
      const method = methods.has(request.method) ? request.method : 'other';
      measureEnd({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000, isStream });
    });
    done();
  });
}
