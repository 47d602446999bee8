import { Readable } from 'node:stream';
import type { Endpoint } from '@foothold/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './fail';
import type { ServerSentEvent, User } from './route';

const heartbeatMs = 20_000;
/** A browser opens no more connections to a site over HTTP/1.1. */
const maxStreamsOfSession = 6;
/** An account may have any number of sessions. */
const maxStreamsOfAccount = 20;

type Owner = Pick<User, 'session' | 'user_id'>;

/**
 * Counts the open streams of sessions and accounts. The returned function counts one, fails when there are too many, and
 * returns its end.
 */
export function createStreamLimit(): (owner: Owner) => () => void {
  const open = new Set<Owner>();
  return ({ session, user_id }) => {
    const ofAccount = [...open].filter((stream) => stream.user_id === user_id);
    const ofSession = ofAccount.filter((stream) => stream.session === session);
    // The newest is refused: one that was closed for it would come back.
    if (ofAccount.length >= maxStreamsOfAccount || ofSession.length >= maxStreamsOfSession)
      fail('too_many_requests', undefined, { retryAfter: 60 });
    const stream = { session, user_id };
    open.add(stream);
    return () => void open.delete(stream);
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
