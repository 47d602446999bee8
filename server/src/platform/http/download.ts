import type { Endpoint } from '@foothold/shared/contract';
import type { FastifyReply } from 'fastify';
import type { Download } from './route';

/** Sends a file that no cache may store. */
export const sendDownload = (reply: FastifyReply, { status, produces }: Endpoint, { name, body }: Download) =>
  reply
    .status(status)
    .headers({
      'content-type': produces.startsWith('text/') ? `${produces}; charset=utf-8` : produces,
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
    })
    .send(body);

/** `Content-Disposition` of a file that the browser saves. */
export const attachment = (name: string) => toDisposition('attachment', name);

/** `Content-Disposition` of a file that the browser may show. */
export const inline = (name: string) => toDisposition('inline', name);

/** RFC 6266: an ASCII name for old clients, the encoded real one for the rest, where it is another. */
function toDisposition(kind: 'attachment' | 'inline', name: string): string {
  const asciiName = name.replace(/[^\w .-]/g, '_');
  if (asciiName === name) return `${kind}; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${asciiName}"; filename*=UTF-8''${encoded}`;
}
