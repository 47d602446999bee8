import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db';

/** `/healthz`: this process runs. `/readyz`: it can serve, its database answers. */
export function mountHealthChecks(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const answered = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return answered
      ? reply.send({ status: 'ready' })
      : reply.status(503).header('retry-after', '2').send({ status: 'unavailable' });
  });
}
