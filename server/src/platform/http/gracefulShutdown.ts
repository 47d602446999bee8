import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the server begins to close, to end event streams. */
    closing: AbortSignal;
    /** Whether it is about to close, which `/readyz` tells balancers. */
    isStopping: boolean;
  }
}

/** Milliseconds in which a request must follow on a new connection, when the server closes. */
const unusedTimeout = 1_000;

/** Milliseconds in which requests in flight must come to their end. Half a request never would. */
const defaultEndTimeout = 8_000;

interface ShutdownOptions {
  /** Milliseconds in which balancers may turn away before it closes. Each response meanwhile ends its connection. */
  delay?: number;
  endTimeout?: number;
}

/** Lets the server close as soon as the requests in flight are answered, those on connections just opened too. */
export function enableGracefulShutdown(
  app: FastifyInstance,
  { delay = 0, endTimeout = defaultEndTimeout }: ShutdownOptions = {},
): void {
  const closing = new AbortController();
  // Each open stream of events listens.
  setMaxListeners(0, closing.signal);
  app.decorate('closing', closing.signal);
  app.decorate('isStopping', false);

  // Browsers open connections speculatively. Node counts one that was never used as busy, for a minute.
  const unused = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    unused.set(socket, performance.now());
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', async () => {
    app.isStopping = true;
    if (delay > 0) await pause(delay);
    closing.abort();
    const closeConnections = () => {
      const oldest = performance.now() - unusedTimeout;
      const overdue = [...unused].flatMap(([socket, opened]) => (opened < oldest ? [socket] : []));
      // Not before what has arrived by now was read: on a busy machine that may be long after it arrived.
      setImmediate(() => {
        for (const socket of overdue) if (unused.has(socket)) socket.destroy();
        // A response that began before `preClose` keeps its connection alive for another minute.
        app.server.closeIdleConnections();
      });
    };
    setTimeout(closeConnections);
    const timer = setInterval(closeConnections, 50);
    const deadline = setTimeout(() => app.server.closeAllConnections(), endTimeout);
    app.server.once('close', () => {
      clearInterval(timer);
      clearTimeout(deadline);
    });
  });
}
