import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the server begins to close: streams that would never end by themselves end then. */
    closing: AbortSignal;
  }
}

/** Lets the server close as soon as what was asked is answered. */
export function enableGracefulShutdown(app: FastifyInstance): void {
  const closing = new AbortController();
  app.decorate('closing', closing.signal);

  // Browsers open connections ahead. One that was never used counts as busy with Node, for a minute.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', async () => {
    closing.abort();
    for (const socket of unused) socket.destroy();
    // An answer that began before the end was announced leaves its connection alive for a minute more.
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(timer));
  });
}
