import fastifyStatic from '@fastify/static';
import type { Identity } from '@foothold/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decideFileResponse, notFound } from './gateway';
import { toRawRequest } from './rawHttp';
import type { Registry } from './registry';

type FileHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Mounts the files of releases under /mf/: the gateway decides, @fastify/static sends. Returns the handler, for other
 * spellings of such addresses, which are routed elsewhere.
 */
export function mountReleaseFiles(
  app: FastifyInstance,
  registry: Registry,
  loadIdentity: (request: FastifyRequest) => Promise<Identity | null>,
  options: { hasSourceMaps?: boolean } = {},
): FileHandler {
  const sendFile: FileHandler = async (request, reply) => {
    const { status, headers, file } = await decideFileResponse(
      registry,
      toRawRequest(request),
      () => loadIdentity(request),
      options,
    );
    await file?.fetch?.(file.name);
    reply.code(status).headers(headers);
    if (!file) return reply.send();
    // The gateway has evaluated these; @fastify/send would compare them with an ETag of its own.
    for (const name of conditionalHeaders) delete request.raw.headers[name];
    return reply.sendFile(file.name, file.folder, { ...sendOptions, ...file.range });
  };
  app.register(fastifyStatic, { serve: false });
  app.register(
    async (files) => {
      files.setNotFoundHandler(replyLostFile);
      files.route({ method: ['GET', 'HEAD'], url: '/*', handler: sendFile });
    },
    { prefix: '/mf' },
  );
  return sendFile;
}

const conditionalHeaders = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** Every header but Content-Length is the gateway's. */
const sendOptions = { acceptRanges: false, cacheControl: false, contentType: false, etag: false, lastModified: false };

/** A file that its release names and the disk has lost. */
function replyLostFile(_request: FastifyRequest, reply: FastifyReply) {
  for (const name of ['etag', 'content-type', 'content-encoding', 'accept-ranges', 'content-range'])
    reply.removeHeader(name);
  return reply.code(notFound.status).headers(notFound.headers).send();
}
