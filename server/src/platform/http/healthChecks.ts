import type { FastifyInstance } from 'fastify';
import { type Db, pingDatabase } from '../db';

/** `/healthz`: the process runs. `/readyz`: it can serve requests, because its database responds. */
export function mountHealthChecks(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await pingDatabase(db))
      ? reply.send({ status: 'ready' })
      : reply.status(503).header('retry-after', '2').send({ status: 'unavailable' });
  });
}
