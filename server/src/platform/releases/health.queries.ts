import { failureKinds } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, Row } from '../db';

export type HealthRow = Pick<Row<'release_health'>, 'app' | 'release' | 'kind' | 'route' | 'step' | 'count'>;

/** Adds to this hour's counts. */
export const addHealthCounts = (db: Db, rows: readonly HealthRow[]) =>
  db
    .insertInto('release_health')
    .values(rows.map((row) => ({ ...row, hour: thisHour })))
    .onConflict((conflict) =>
      conflict
        .columns(['app', 'release', 'hour', 'kind', 'route', 'step'])
        .doUpdateSet({ count: sql`release_health.count + excluded.count` }),
    )
    .execute();

const thisHour = sql<string>`date_trunc('hour', now())`;

/** The counts of a day, all hours together. */
export const listHealthCounts = (db: Db): Promise<HealthRow[]> =>
  db
    .selectFrom('release_health')
    .select(['app', 'release', 'kind', 'route', 'step', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('hour', '>=', sql<string>`now() - interval '24 hours'`)
    .groupBy(['app', 'release', 'kind', 'route', 'step'])
    .orderBy('step')
    .execute();

/** How a canary has done since it became one; undefined where this release is none. */
export const findCanaryHealth = (db: Db, app: string, release: string) =>
  db
    .selectFrom('release_pointers as pointer')
    .leftJoin('release_health as health', (join) =>
      join
        .onRef('health.app', '=', 'pointer.app')
        .onRef('health.release', '=', 'pointer.canary')
        .on('health.hour', '>=', sql<string>`date_trunc('hour', pointer.changed_at)`),
    )
    .where('pointer.app', '=', app)
    .where('pointer.canary', '=', release)
    .select(({ fn }) => [
      fn.sum<number | null>('count').filterWhere('kind', '=', 'loaded').as('loaded'),
      fn.sum<number | null>('count').filterWhere('kind', 'in', failureKinds).as('failed'),
    ])
    .groupBy('pointer.app')
    .executeTakeFirst();

export const deleteOldHealth = (db: Db) =>
  db.deleteFrom('release_health').where('hour', '<', sql<string>`now() - interval '30 days'`).execute();
