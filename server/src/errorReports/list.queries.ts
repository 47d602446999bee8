import type { Breadcrumb } from '@foothold/shared/contract';
import type { ResolvedFrame } from '@foothold/shared/contract/admin';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../platform/db';

/** The place of a kind in the list. */
interface Position {
  seen: string;
  id: number;
}

interface Narrowing {
  app?: string | undefined;
  release?: string | undefined;
  id?: number;
  ownApps?: readonly string[] | undefined;
  after?: Position | undefined;
  limit?: number;
}

/** Kinds with what their releases and days have counted, those met last first. */
export const listKindRows = (db: Db, { app, release, id, ownApps, after, limit = 1 }: Narrowing, firstDay: string) =>
  db
    .selectFrom('error_kinds as kind')
    .leftJoin('app_owners as owner', 'owner.app', 'kind.app')
    .leftJoin('teams', 'teams.id', 'owner.team_id')
    .select([
      ...(['kind.id', 'kind.app', 'teams.name as team', 'kind.name', 'message', 'frames', 'breadcrumbs'] as const),
      ...(['kind.release', 'kind.route', 'first_seen_at', 'last_seen_at'] as const),
      sql<ReleaseRow[]>`(
        select coalesce(json_agg(by_release order by last_seen_at desc), '[]') from (
          select release, sum(pages)::int as pages, min(first_seen_at) as first_seen_at, max(last_seen_at) as last_seen_at
          from error_traces join error_counts on trace_id = error_traces.id
          where kind_id = kind.id group by release
        ) as by_release)`.as('releases'),
      sql<{ day: string; pages: number }[]>`(
        select coalesce(json_agg(by_day), '[]') from (
          select day::text, sum(pages)::int as pages
          from error_traces join error_counts on trace_id = error_traces.id
          where kind_id = kind.id and day >= ${firstDay}::date group by day
        ) as by_day)`.as('days'),
    ])
    .$if(app !== undefined, (query) => query.where('kind.app', '=', app as string))
    .$if(ownApps !== undefined, (query) => query.where(isAmong('kind.app', ownApps as readonly string[])))
    .$if(id !== undefined, (query) => query.where('kind.id', '=', id as number))
    .$if(release !== undefined, (query) => query.where(hasRelease(release as string)))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(last_seen_at, kind.id) < (${after?.seen}::timestamptz, ${after?.id})`),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('kind.id', 'desc')
    .limit(limit)
    .$narrowType<{ frames: ResolvedFrame[]; breadcrumbs: Breadcrumb[] }>()
    .execute();

interface ReleaseRow {
  release: string;
  pages: number;
  first_seen_at: string;
  last_seen_at: string;
}

const hasRelease = (release: string) =>
  sql<SqlBool>`exists (select from error_traces where kind_id = kind.id and error_traces.release = ${release})`;

const isAmong = (column: string, apps: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${[...apps]}::text[])`;

export const listAppsWithErrors = async (db: Db, ownApps?: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('error_kinds')
      .select('app')
      .distinct()
      .$if(ownApps !== undefined, (query) => query.where(isAmong('app', ownApps as readonly string[])))
      .orderBy('app')
      .execute()
  ).map(({ app }) => app);

/** The releases of an app that errors were met in, the newest errors first. */
export const listReleasesWithErrors = async (db: Db, app: string): Promise<string[]> =>
  (
    await db
      .selectFrom('error_traces')
      .select(['release', ({ fn }) => fn.max('created_at').as('last')])
      .where('app', '=', app)
      .groupBy('release')
      .orderBy('last', 'desc')
      .limit(50)
      .execute()
  ).map(({ release }) => release);

/** Where a kind is met most. */
export const listRoutes = (db: Db, kind_id: number) =>
  db
    .selectFrom('error_traces')
    .innerJoin('error_counts', 'trace_id', 'error_traces.id')
    .select(['error_counts.route', sql<number>`sum(pages)::int`.as('pages')])
    .where('kind_id', '=', kind_id)
    .groupBy('error_counts.route')
    .orderBy('pages', 'desc')
    .limit(10)
    .execute();
