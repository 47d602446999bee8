import type { ReleaseRecord } from '@foothold/shared/boot';
import { sql } from 'kysely';
import { type Db, type Row, sendMessage, type Tx } from '../db';

/** The channel that notifies every process of a change of the live releases. */
export const releaseChannel = 'foothold_releases';

/** What a release key has signed, and who has it. */
export interface Signature {
  signature: string;
  signing_key: string;
  signed_by: string;
}

/** The live releases of one app. */
export type Pointer = Omit<Row<'release_pointers'>, 'changed_at' | 'revision'>;

export const findRevision = async (db: Db): Promise<number> =>
  (await db.selectFrom('release_revision').select('revision').executeTakeFirstOrThrow()).revision;

export const listPointers = (db: Db): Promise<Row<'release_pointers'>[]> =>
  db.selectFrom('release_pointers').selectAll().orderBy('app').execute();

/** The records of all releases that pages may request, the newest of each app first. */
export const listRecords = (db: Db) =>
  db
    .selectFrom('releases')
    .select(['app', 'release', 'record', 'base_url'])
    .orderBy('app')
    .orderBy('published_at', 'desc')
    .execute();

export const listReleaseRows = (db: Db) =>
  db
    .selectFrom('releases')
    .leftJoin('screenshot_sets as screenshots', (join) =>
      join.onRef('screenshots.app', '=', 'releases.app').onRef('screenshots.release', '=', 'releases.release'),
    )
    .select(['releases.app', 'releases.release', 'published_at', 'record', 'shared_version', 'signed_by', 'base_url'])
    .select('screenshots.made_at as screenshots_made_at')
    .orderBy('published_at', 'desc')
    .orderBy('releases.release')
    .execute();

/** The last releases of one app, the newest first. */
export const listAppReleases = (db: Db, app: string, most: number) =>
  db
    .selectFrom('releases')
    .select(['release', 'published_at', 'record'])
    .where('app', '=', app)
    .orderBy('published_at', 'desc')
    .orderBy('release')
    .limit(most)
    .execute();

export interface ReleaseChangeRow {
  app: string;
  action: string;
  created_at: string;
  detail: unknown;
  email: string | null;
}

/** The last changes of each app, the newest first. */
export const listChanges = (db: Db, most: number): Promise<ReleaseChangeRow[]> =>
  db
    .selectFrom('release_pointers as pointer')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('audit_log')
          .select(['id', 'action', 'created_at', 'detail', 'actor_user_id'])
          .where('subject', '=', 'app')
          .whereRef('subject_id', '=', 'pointer.app')
          .orderBy('id', 'desc')
          .limit(most)
          .as('change'),
      (join) => join.onTrue(),
    )
    .leftJoin('users', 'users.id', 'change.actor_user_id')
    .select(['pointer.app', 'change.action', 'change.created_at', 'change.detail', 'users.email'])
    .orderBy('change.id', 'desc')
    .execute();

export const findRelease = (db: Db, app: string, release: string) =>
  db
    .selectFrom('releases')
    .select(['record', 'base_url'])
    .where('app', '=', app)
    .where('release', '=', release)
    .executeTakeFirst();

export const findRecord = async (db: Db, app: string, release: string): Promise<ReleaseRecord | undefined> =>
  (await findRelease(db, app, release))?.record;

/** Undefined where the release is not signed. */
export const findSignature = (db: Db, { app, release }: Pick<Row<'releases'>, 'app' | 'release'>) =>
  db
    .selectFrom('releases')
    .select(['signature', 'signing_key', 'signed_by'])
    .where('app', '=', app)
    .where('release', '=', release)
    .where('signature', 'is not', null)
    .$narrowType<Signature>()
    .executeTakeFirst();

/** Resolves to false where the release was signed before, by whomever: that one stays. */
export const addSignature = async (
  db: Db,
  { app, release }: Pick<Row<'releases'>, 'app' | 'release'>,
  signature: Signature,
): Promise<boolean> =>
  (
    await db
      .updateTable('releases')
      .set(signature)
      .where('app', '=', app)
      .where('release', '=', release)
      .where('signature', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

interface PublicationTerms extends Pick<Row<'releases'>, 'published_by' | 'shared_version' | 'base_url'> {
  signature: Signature | null;
}

/** Resolves to whether this release is new. */
export async function insertRelease(
  db: Db,
  { uses, exports, ...record }: ReleaseRecord,
  { signature, ...terms }: PublicationTerms,
): Promise<boolean> {
  const { app, release } = record;
  const inserted = await db
    .insertInto('releases')
    .values({
      ...{ app, release, ...terms, ...signature },
      record: JSON.stringify(record),
      uses: JSON.stringify(uses ? [uses] : []),
      exports: exports ? JSON.stringify([exports]) : null,
    })
    .onConflict((conflict) => conflict.columns(['app', 'release']).doNothing())
    .returning('release')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes the next revision, and tells all servers of it when the transaction ends. */
export async function claimRevision(tx: Tx): Promise<number> {
  const { revision } = await tx
    .updateTable('release_revision')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  await sendMessage(tx, releaseChannel, String(revision));
  return revision;
}

/** Locks the live releases until the transaction ends. Resolves to their revision. */
export async function lockLiveReleases(tx: Tx): Promise<number> {
  const { revision } = await tx.selectFrom('release_revision').select('revision').forUpdate().executeTakeFirstOrThrow();
  return revision;
}

export const upsertPointer = (tx: Tx, pointer: Pointer, revision: number) =>
  tx
    .insertInto('release_pointers')
    .values({ ...pointer, revision })
    .onConflict((conflict) => conflict.column('app').doUpdateSet({ ...pointer, revision, changed_at: sql`now()` }))
    .execute();

/** Ends an app: its releases are kept for the pages that are open. */
export const deletePointer = (tx: Tx, app: string) =>
  tx.deleteFrom('release_pointers').where('app', '=', app).execute();

/** Releases that are not live and older than a week, except the ten newest of each app that is live. */
export const listObsoleteReleases = (db: Db): Promise<Pick<Row<'releases'>, 'app' | 'release'>[]> =>
  db
    .with('aged', (aged) =>
      aged
        .selectFrom('releases')
        .select(['app', 'release', 'published_at'])
        .select(sql<number>`row_number() over (partition by app order by published_at desc)`.as('place')),
    )
    .selectFrom('aged')
    .select(['app', 'release'])
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('place', '>', 10),
        not(exists(selectFrom('release_pointers').select('app').whereRef('release_pointers.app', '=', 'aged.app'))),
      ]),
    )
    .where('published_at', '<', sql<string>`now() - interval '7 days'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('release_pointers')
            .select('release_pointers.app')
            .whereRef('release_pointers.app', '=', 'aged.app')
            .where(sql<boolean>`aged.release in (stable, previous, canary) or aged.release = any (earlier)`),
        ),
      ),
    )
    .execute();

export const deleteRelease = (db: Db, { app, release }: Pick<Row<'releases'>, 'app' | 'release'>) =>
  db.deleteFrom('releases').where('app', '=', app).where('release', '=', release).execute();
