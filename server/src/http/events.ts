import { Readable } from 'node:stream';
import type { Endpoint } from '@foothold/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveEvent } from './route';

const heartbeat = 20_000;

/** Answers with server-sent events until the client leaves; a comment every 20 s keeps proxies from closing it. */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { output }: Endpoint,
  open: (signal: AbortSignal) => AsyncIterable<LiveEvent>,
) {
  const left = new AbortController();
  const stream = new Readable({ read() {} });
  const timer = setInterval(() => stream.push(': still here\n\n'), heartbeat);
  const stop = () => {
    clearInterval(timer);
    left.abort();
    if (!stream.destroyed) stream.push(null);
  };
  request.raw.on('close', stop);

  const pump = async () => {
    for await (const { id, event, data } of open(left.signal)) {
      const lines = `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(output.parse(data))}\n\n`;
      if (!stream.push(lines)) stop();
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
