import type { ErrorReport } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db';

/** When a kind was met last is true to the minute: its row would be written by every page otherwise. */
const seenInterval = sql.lit('1 minute');
/** A kind that was away for longer is new again. */
const awayInterval = sql.lit('7 days');
const keptInterval = sql.lit('90 days');

const ago = (interval: ReturnType<typeof sql.lit<string>>) => sql<string>`now() - ${interval}::interval`;

/** Resolves to false where the page has reported this error before, or as many as a page may. */
export async function claimReport(tx: Tx, page_id: string, trace_hash: string, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into error_report_uses (page_id, trace_hash)
    select ${page_id}, ${trace_hash}
    where (select count(*) from error_report_uses where page_id = ${page_id}) < ${most}
    on conflict do nothing
    returning page_id`.execute(tx);
  return rows.length > 0;
}

interface TraceKey {
  app: string;
  release: string;
  trace_hash: string;
}

/** A trace that was reported before. `is_away` where its kind was not seen for so long that it is new again. */
export const findTrace = (tx: Tx, { app, release, trace_hash }: TraceKey) =>
  tx
    .selectFrom('error_traces as trace')
    .leftJoin('error_kinds as kind', 'kind.id', 'trace.kind_id')
    .select([
      ...(['trace.id', 'trace.kind_id'] as const),
      sql<boolean | null>`kind.last_seen_at < ${ago(awayInterval)}`.as('is_away'),
      sql<boolean | null>`kind.last_seen_at < ${ago(seenInterval)}`.as('is_due'),
    ])
    .where('trace.app', '=', app)
    .where('trace.release', '=', release)
    .where('trace_hash', '=', trace_hash)
    .executeTakeFirst();

/** How many traces of an app were new in the last day. */
export const countNewTraces = async (tx: Tx, app: string): Promise<number> =>
  (
    await tx
      .selectFrom('error_traces')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('app', '=', app)
      .where('created_at', '>', ago(sql.lit('1 day')))
      .executeTakeFirstOrThrow()
  ).count;

/** Resolves to undefined where another page has reported it at the same time. */
export const insertTrace = async (
  tx: Tx,
  { route = '', frames, breadcrumbs, ...values }: TraceKey & ErrorReport,
): Promise<number | undefined> =>
  (
    await tx
      .insertInto('error_traces')
      .values({ ...values, route, frames: JSON.stringify(frames), breadcrumbs: JSON.stringify(breadcrumbs) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

/** Counts a page that met an error on a route. */
export const addPage = (tx: Tx, trace_id: number, route: string, day: string) =>
  tx
    .insertInto('error_counts')
    .values({ trace_id, route, day })
    .onConflict((conflict) =>
      conflict
        .columns(['trace_id', 'route', 'day'])
        .doUpdateSet({ pages: sql`error_counts.pages + 1`, last_seen_at: sql`now()` }),
    )
    .execute();

export const updateLastSeen = (tx: Tx, kind_id: number) =>
  tx.updateTable('error_kinds').set({ last_seen_at: sql`now()` }).where('id', '=', kind_id).execute();

/** Deletes what was not met for 90 days, and what pages have reported whose tokens have ended. */
export async function deleteOldErrors(db: Db): Promise<void> {
  await db
    .deleteFrom('error_report_uses')
    .where('used_at', '<', ago(sql.lit('1 day')))
    .execute();
  await db.deleteFrom('error_counts').where('last_seen_at', '<', ago(keptInterval)).execute();
  await db
    .deleteFrom('error_traces')
    .where('created_at', '<', ago(keptInterval))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('error_counts').select('day').whereRef('trace_id', '=', 'error_traces.id'))),
    )
    .execute();
  await db.deleteFrom('error_kinds').where('last_seen_at', '<', ago(keptInterval)).execute();
}
