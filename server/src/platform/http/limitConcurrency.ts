import type { FastifyInstance } from 'fastify';
import { toNetwork } from '../rateLimits/network';
import { fail } from './fail';

/** Requests that are worked on at once; more would only wait for the database and fill the memory. */
const maxInFlight = 500;
/** From this many on the server is busy, */
const busyFrom = 100;
/** and no single address may have more than this many of them. */
const maxOfNetwork = 50;

/**
 * Refuses requests when too many are in work: first those of an address that has most of them. What counts is this
 * process's own queue, so a machine that is busy with something else refuses nobody.
 */
export function limitConcurrency(app: FastifyInstance, { perNetwork }: { perNetwork: boolean }): void {
  const inFlight = new Map<string, number>();
  let total = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    if (config.isLong || url === '/healthz') return done();
    const network = toNetwork(request.ip);
    const ofNetwork = (inFlight.get(network) ?? 0) + 1;
    if (perNetwork && total >= busyFrom && ofNetwork > maxOfNetwork)
      fail('too_many_requests', undefined, { retryAfter: 2 });
    if (total >= maxInFlight) fail('unavailable', undefined, { retryAfter: 2 });
    total += 1;
    inFlight.set(network, ofNetwork);
    reply.raw.once('close', () => {
      total -= 1;
      const left = (inFlight.get(network) ?? 1) - 1;
      if (left > 0) inFlight.set(network, left);
      else inFlight.delete(network);
    });
    done();
  });
}
