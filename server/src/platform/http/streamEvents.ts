import { Readable } from 'node:stream';
import type { Endpoint } from '@foothold/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './fail';
import type { ServerSentEvent } from './route';

const heartbeatMs = 20_000;
/** A browser opens no more connections to a site over HTTP/1.1. */
const maxStreamsOfSession = 6;

/** Counts the open streams of sessions. The returned function counts one, fails when there are too many, and returns its end. */
export function createStreamLimit(): (session: string) => () => void {
  const open = new Map<string, number>();
  return (session) => {
    const count = (open.get(session) ?? 0) + 1;
    if (count > maxStreamsOfSession) fail('too_many_requests', undefined, { retryAfter: 60 });
    open.set(session, count);
    return () => {
      const left = (open.get(session) ?? 1) - 1;
      if (left > 0) open.set(session, left);
      else open.delete(session);
    };
  };
}

/** Sends server-sent events until the client disconnects. A comment every 20 s keeps proxies from closing the connection. */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { output }: Endpoint,
  open: (signal: AbortSignal) => AsyncIterable<ServerSentEvent>,
) {
  const aborted = new AbortController();
  let resumePump = () => {};
  const stream = new Readable({ read: () => resumePump() });
  const timer = setInterval(() => stream.push(': still here\n\n'), heartbeatMs);
  const stop = () => {
    clearInterval(timer);
    request.server.closing.removeEventListener('abort', stop);
    aborted.abort();
    resumePump();
    if (!stream.destroyed && !stream.readableEnded) stream.push(null);
  };
  // `close` of the request is emitted as soon as it is read, so the response's is used.
  reply.raw.on('close', stop);
  request.server.closing.addEventListener('abort', stop);

  const pump = async () => {
    for await (const { id, event, data } of open(aborted.signal)) {
      const message = event ? `event: ${event}\ndata: ${JSON.stringify(output.parse(data))}\n` : '';
      if (aborted.signal.aborted) return;
      if (stream.push(`${id ? `id: ${id}\n` : ''}${message}\n`)) continue;
      // Backpressure: waits for the client to read. `stop` ends the wait when the client has disconnected.
      await new Promise<void>((resolve) => {
        resumePump = resolve;
      });
    }
  };
  pump()
    .catch((cause) => {
      if (!aborted.signal.aborted) request.log.error({ err: cause }, 'events failed');
    })
    .finally(stop);

  stream.push(': connected\n\n');
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  return reply.headers(headers).send(stream);
}
