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

/** The counts of one app, all that are kept. */
export const listAppHealthCounts = (db: Db, app: string): Promise<HealthRow[]> =>
  db
    .selectFrom('release_health')
    .select(['app', 'release', 'kind', 'route', 'step', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('app', '=', app)
    .groupBy(['app', 'release', 'kind', 'route', 'step'])
    .execute();

type ReportKey = Pick<HealthRow, 'app' | 'release' | 'kind' | 'route'>;

/** Records what a page reports. Resolves to what it had not reported before. */
export const claimNewReports = (db: Db, page_id: string, reports: readonly ReportKey[]): Promise<ReportKey[]> =>
  db
    .insertInto('health_report_uses')
    .values(reports.map((report) => ({ ...report, page_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['app', 'release', 'kind', 'route'])
    .execute();

/** Records for each canary among these reports that the visitor loaded it, or that it failed for them. */
export async function addCanaryVisits(
  db: Db,
  { visitor }: { visitor: string },
  reports: readonly Omit<ReportKey, 'route'>[],
): Promise<void> {
  const canaries = await db
    .selectFrom('release_pointers')
    .select(['app', 'canary'])
    .where('canary', 'is not', null)
    .execute();
  for (const { app, canary } of canaries) {
    const kinds = reports.filter((report) => report.app === app && report.release === canary).map(({ kind }) => kind);
    const loaded = kinds.includes('loaded') && { loaded_at: now };
    const failed = kinds.some((kind) => failureKinds.includes(kind)) && { failed_at: now };
    if (!canary || (!loaded && !failed)) continue;
    await db
      .insertInto('canary_visits')
      .values({ app, release: canary, visitor, ...loaded, ...failed })
      .onConflict((conflict) => conflict.columns(['app', 'release', 'visitor']).doUpdateSet({ ...loaded, ...failed }))
      .execute();
  }
}

const now = sql<string>`now()`;

/** For how many visitors a canary was loaded or failed since it became one; undefined where this release is none. */
export const findCanaryHealth = (db: Db, app: string, release: string) =>
  db
    .selectFrom('release_pointers as pointer')
    .leftJoin('canary_visits as visit', (join) =>
      join.onRef('visit.app', '=', 'pointer.app').onRef('visit.release', '=', 'pointer.canary'),
    )
    .where('pointer.app', '=', app)
    .where('pointer.canary', '=', release)
    .select(({ fn, eb, ref }) => {
      const hasFailed = eb('visit.failed_at', '>=', ref('pointer.changed_at'));
      const hasLoaded = eb('visit.loaded_at', '>=', ref('pointer.changed_at'));
      return [
        fn
          .count<number>('visit.visitor')
          .filterWhere(eb.or([hasFailed, hasLoaded]))
          .as('visitors'),
        fn.count<number>('visit.visitor').filterWhere(hasFailed).as('failed'),
      ];
    })
    .groupBy('pointer.app')
    .executeTakeFirst();

export const deleteOldHealth = (db: Db) =>
  db.deleteFrom('release_health').where('hour', '<', sql<string>`now() - interval '30 days'`).execute();

/** Forgets what pages have reported, once their tokens have ended, and the visits of earlier canaries. */
export async function deleteOldVisits(db: Db): Promise<void> {
  await db.deleteFrom('health_report_uses').where('used_at', '<', sql<string>`now() - interval '1 day'`).execute();
  await db
    .deleteFrom('canary_visits')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('release_pointers as pointer')
            .select('pointer.app')
            .whereRef('pointer.app', '=', 'canary_visits.app')
            .whereRef('pointer.canary', '=', 'canary_visits.release'),
        ),
      ),
    )
    .execute();
}
