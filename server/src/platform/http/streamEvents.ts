import { Readable } from 'node:stream';
import type { Endpoint } from '@foothold/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerSentEvent } from './route';

const heartbeatMs = 20_000;

/** Answers with server-sent events until the client leaves; a comment every 20 s keeps proxies from closing it. */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { output }: Endpoint,
  open: (signal: AbortSignal) => AsyncIterable<ServerSentEvent>,
) {
  const left = new AbortController();
  let wantsMore = () => {};
  const stream = new Readable({ read: () => wantsMore() });
  const timer = setInterval(() => stream.push(': still here\n\n'), heartbeatMs);
  const stop = () => {
    clearInterval(timer);
    request.server.closing.removeEventListener('abort', stop);
    left.abort();
    wantsMore();
    if (!stream.destroyed && !stream.readableEnded) stream.push(null);
  };
  // The request is over as soon as it is read; the connection is not.
  reply.raw.on('close', stop);
  request.server.closing.addEventListener('abort', stop);

  const pump = async () => {
    for await (const { id, event, data } of open(left.signal)) {
      const news = event ? `event: ${event}\ndata: ${JSON.stringify(output.parse(data))}\n` : '';
      if (left.signal.aborted) return;
      if (stream.push(`${id ? `id: ${id}\n` : ''}${news}\n`)) continue;
      // A slow reader is waited for; one that is gone ends the wait by `stop`.
      await new Promise<void>((resolve) => {
        wantsMore = resolve;
      });
    }
  };
  pump()
    .catch((cause) => {
      if (!left.signal.aborted) request.log.error({ err: cause }, 'events failed');
    })
    .finally(stop);

  stream.push(': connected\n\n');
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  return reply.headers(headers).send(stream);
}
