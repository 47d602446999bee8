import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests of one connection that are worked on at once. Browsers and proxies send one after the other. */
const maxInFlight = 8;

/** Closes a connection that asks for more than it reads: its responses would fill the memory. */
export function limitPipelining(app: FastifyInstance): void {
  const inFlight = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (inFlight.get(socket) ?? 0) + 1;
    inFlight.set(socket, count);
    reply.raw.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
    if (count <= maxInFlight) done();
    // Nobody waits for the response: the request ends here.
    else socket.destroy();
  });
}
