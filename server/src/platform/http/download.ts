import type { Endpoint } from '@foothold/shared/contract';
import type { FastifyReply } from 'fastify';
import type { Download } from './route';

/** Answers with a file, for the person who asked alone. */
export const sendDownload = (reply: FastifyReply, { status, produces }: Endpoint, { name, body }: Download) =>
  reply
    .status(status)
    .headers({
      'content-type': produces.startsWith('text/') ? `${produces}; charset=utf-8` : produces,
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
    })
    .send(body);

/** What a browser puts into a file of this name. */
export const attachment = (name: string) => toDisposition('attachment', name);

/** What a browser may show, under this name where it is kept. */
export const inline = (name: string) => toDisposition('inline', name);

/** RFC 6266: a plain name for old clients, the real one for the rest. */
function toDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
