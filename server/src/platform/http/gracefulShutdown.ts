import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the server begins to close, to end event streams. */
    closing: AbortSignal;
  }
}

/** Milliseconds in which a request must follow on a new connection, when the server closes. */
const unusedTimeout = 500;

/** Lets the server close as soon as the requests in flight are answered, those on connections just opened too. */
export function enableGracefulShutdown(app: FastifyInstance): void {
  const closing = new AbortController();
  app.decorate('closing', closing.signal);

  // Browsers open connections speculatively. Node counts one that was never used as busy, for a minute.
  const unused = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    unused.set(socket, performance.now());
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', async () => {
    closing.abort();
    const closeConnections = () => {
      const oldest = performance.now() - unusedTimeout;
      for (const [socket, opened] of unused) if (opened < oldest) socket.destroy();
      // A response that began before `preClose` keeps its connection alive for another minute.
      app.server.closeIdleConnections();
    };
    closeConnections();
    const timer = setInterval(closeConnections, 50);
    app.server.once('close', () => clearInterval(timer));
  });
}
