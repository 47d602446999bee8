import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the server begins to close, to end event streams. */
    closing: AbortSignal;
  }
}

/** Lets the server close as soon as the requests in flight are answered. */
export function enableGracefulShutdown(app: FastifyInstance): void {
  const closing = new AbortController();
  app.decorate('closing', closing.signal);

  // Browsers open connections speculatively. Node counts one that was never used as busy, for a minute.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', async () => {
    closing.abort();
    for (const socket of unused) socket.destroy();
    // A response that began before `preClose` keeps its connection alive for another minute.
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(timer));
  });
}
