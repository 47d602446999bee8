import type { ReleaseRecord } from '@foothold/shared/boot';
import type { SharedExports } from '@foothold/shared/compatibility';
import { type Expression, sql } from 'kysely';
import type { Db, Row } from '../db';
import type { ReleaseInterface } from './compatibility';

/** How many states of the shell and the API are kept with a release that was built against several. */
const maxUses = 5;

/** Adds what the same files use where they were built against another state of the shell and the API. */
export const addUses = (db: Db, { app, release, uses }: ReleaseRecord) =>
  db
    .updateTable('releases')
    .set((eb) => ({ uses: appendTo(eb.ref('uses'), uses) }))
    .where('app', '=', app)
    .where('release', '=', release)
    .where(sql<boolean>`not uses @> ${JSON.stringify([uses])}::jsonb`)
    .execute();

/** Adds how the same files of a shell are described now: a change of types alone leaves them as they are. */
export const addExports = (db: Db, { release, exports }: ReleaseRecord, shared_version: string | null) =>
  db
    .updateTable('releases')
    .set((eb) => ({ exports: appendTo(eb.ref('exports'), exports), shared_version }))
    .where('app', '=', 'shell')
    .where('release', '=', release)
    .where(sql<boolean>`not coalesce(exports, '[]') @> ${JSON.stringify([exports])}::jsonb`)
    .execute();

const appendTo = (list: Expression<unknown>, item: unknown) => sql<never>`
  (select jsonb_agg(kept.item order by kept.place) from (
    select item, place from jsonb_array_elements(coalesce(${list}, '[]') || ${JSON.stringify([item])}::jsonb)
      with ordinality as every (item, place) order by place desc limit ${maxUses}) as kept)`;

/** What these releases need and provide. */
export async function findInterfaces(
  db: Db,
  names: readonly Pick<Row<'releases'>, 'app' | 'release'>[],
): Promise<ReleaseInterface[]> {
  if (!names.length) return [];
  const rows = await db
    .selectFrom('releases')
    .select(['app', 'release', 'uses', 'exports'])
    .select(sql<Pick<ReleaseRecord, 'requires' | 'provides'>>`record`.as('record'))
    .where(({ or, and, eb }) =>
      or(names.map(({ app, release }) => and([eb('app', '=', app), eb('release', '=', release)]))),
    )
    .execute();
  return rows.map(({ record: { requires, provides }, exports, ...row }) => ({
    ...{ ...row, requires, provides },
    exports: exports ?? [],
  }));
}

/** The changes of the last day, which say what was live before each. */
export const listChangesOfDay = (db: Db) =>
  db
    .selectFrom('audit_log')
    .select(['subject_id as app', 'detail'])
    .where('subject', '=', 'app')
    .where('created_at', '>', sql<string>`now() - interval '1 day'`)
    .execute();

/** The versions of what releases of the shell provide, with what the live one provides, and which say the same as these. */
export const listSharedVersions = (db: Db, exports: SharedExports) =>
  db
    .selectFrom('releases')
    .leftJoin('release_pointers', (join) =>
      join.onRef('release_pointers.app', '=', 'releases.app').onRef('release_pointers.stable', '=', 'releases.release'),
    )
    .select('releases.shared_version as version')
    .select(({ ref }) => [
      sql<SharedExports | null>`case when release_pointers.app is not null then ${ref('releases.exports')} -> -1 end`.as(
        'live_exports',
      ),
      sql<boolean>`${ref('releases.exports')} -> -1 = ${JSON.stringify(exports)}::jsonb`.as('is_same'),
    ])
    .where('releases.app', '=', 'shell')
    .where('releases.shared_version', 'is not', null)
    .$narrowType<{ version: string }>()
    .execute();
