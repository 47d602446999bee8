import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toNetwork } from '../rateLimits/network';
import { createMeasure } from '../telemetry/measurements';
import { fail, failTooManyAttempts } from './fail';

/** Requests that are worked on at once; more would only wait for the database and fill the memory. */
const maxInFlight = 500;
/** From this many on the server is busy, */
const busyFrom = 100;
/** and no single address may have more than this many of them. */
const maxOfNetwork = 50;
/** Requests of one address whose body is still on its way. They cost a connection, and nobody's place. */
const maxAwaited = 200;
/** Milliseconds that a body may be on its way: the largest take 20 seconds on a slow link. Uploads have limits of their own. */
const defaultBodyTimeout = 30_000;

interface ConcurrencyOptions {
  perNetwork: boolean;
  bodyTimeout?: number;
}

/**
 * Refuses requests when too many are in work: first those of an address that has most of them. A request is in work until
 * its body is awaited, and from then until it is answered: who sends half a request, or reads its response slowly, takes
 * nobody's place. What counts is this process's own queue, so a machine that is busy with something else refuses nobody.
 */
export function limitConcurrency(
  app: FastifyInstance,
  { perNetwork, bodyTimeout = defaultBodyTimeout }: ConcurrencyOptions,
): void {
  const working = createCounter();
  const awaited = createCounter();
  const isCounted = ({ routeOptions: { config, url } }: FastifyRequest) =>
    !config.isLong && url !== '/healthz' && url !== '/readyz' && url !== '/metrics';

  const take = (request: FastifyRequest, reply: FastifyReply) => {
    if (working.has(request)) return;
    const network = toNetwork(request.ip);
    if (perNetwork && working.total() >= busyFrom && working.of(network) >= maxOfNetwork) refuse(request);
    if (working.total() >= maxInFlight) {
      measureRefusal(request);
      fail('unavailable', undefined, { retryAfter: 2 });
    }
    working.add(request, network);
    reply.raw.once('close', () => working.remove(request));
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (isCounted(request)) take(request, reply);
    done();
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (isCounted(request) && hasBody(request)) {
      const network = toNetwork(request.ip);
      if (perNetwork && awaited.of(network) >= maxAwaited) refuse(request);
      working.remove(request);
      awaited.add(request, network);
      const deadline = setTimeout(() => request.raw.destroy(), bodyTimeout);
      const arrived = () => {
        clearTimeout(deadline);
        awaited.remove(request);
      };
      request.raw.once('end', arrived);
      reply.raw.once('close', arrived);
    }
    done(null, payload);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (isCounted(request)) take(request, reply);
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    working.remove(request);
    done(null, payload);
  });
}

const publishRefusal = createMeasure('requestRefused');
const measureRefusal = ({ routeOptions: { config } }: FastifyRequest) =>
  publishRefusal({ kind: config.callKind ?? 'document', reason: 'busy' });

function refuse(request: FastifyRequest): never {
  measureRefusal(request);
  return failTooManyAttempts(2);
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Counts requests, in all and of each network. */
function createCounter() {
  const networks = new Map<FastifyRequest, string>();
  const counts = new Map<string, number>();
  const change = (network: string, by: number) => {
    const count = (counts.get(network) ?? 0) + by;
    if (count > 0) counts.set(network, count);
    else counts.delete(network);
  };
  return {
    total: () => networks.size,
    of: (network: string) => counts.get(network) ?? 0,
    has: (request: FastifyRequest) => networks.has(request),
    add(request: FastifyRequest, network: string) {
      networks.set(request, network);
      change(network, 1);
    },
    remove(request: FastifyRequest) {
      const network = networks.get(request);
      if (network !== undefined && networks.delete(request)) change(network, -1);
    },
  };
}
