import type { ReleasePermission } from '@foothold/shared/contract/admin';
import { sql } from 'kysely';
import { type Db, getSqlState, type NewRow, type Tx } from '../platform/db';

/** The teams, by name: all, or the one with an id. */
export const listTeamRows = (db: Db, id?: number) =>
  db
    .selectFrom('teams')
    .select(['id', 'name', 'email', 'origins'])
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .orderBy(({ fn }) => fn('lower', ['name']))
    .execute();

/** Which team owns which app. */
export const listOwners = (db: Db) =>
  db
    .selectFrom('app_owners')
    .innerJoin('teams', 'teams.id', 'app_owners.team_id')
    .select(['app', 'team_id', 'teams.name as team'])
    .orderBy('app')
    .execute();

/** Days for which a key that was revoked is listed. */
const listedDays = 90;

/** The keys of teams, newest first: all that are listed, or the one with an id. */
export const listKeyRows = (db: Db, id?: number) =>
  db
    .selectFrom('release_keys as key')
    .leftJoin('users', 'users.id', 'key.created_by')
    .select([
      ...([
        'key.id',
        'team_id',
        'key.name',
        'apps',
        'permissions',
        'max_megabytes',
        'key.created_at',
        'users.email as created_by',
      ] as const),
      ...(['expires_at', 'last_used_at', 'revoked_at'] as const),
    ])
    .where((eb) =>
      eb.or([
        eb('revoked_at', 'is', null),
        eb('revoked_at', '>', sql<string>`now() - ${sql.lit(`${listedDays} days`)}::interval`),
      ]),
    )
    .$if(id !== undefined, (query) => query.where('key.id', '=', id as number))
    .orderBy('key.id', 'desc')
    .execute();

/** Resolves to undefined where another team has the name. */
export const insertTeam = async (tx: Tx, values: NewRow<'teams'>): Promise<number | undefined> =>
  (
    await tx
      .insertInto('teams')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

export const lockTeam = (tx: Tx, id: number) =>
  tx.selectFrom('teams').select(['id', 'name', 'email']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Resolves to false where another team has the name; the transaction cannot go on then. */
export const updateTeam = (tx: Tx, id: number, values: Partial<NewRow<'teams'>>): Promise<boolean> =>
  tx
    .updateTable('teams')
    .set(values)
    .where('id', '=', id)
    .execute()
    .then(
      () => true,
      (cause: unknown) => {
        if (getSqlState(cause) === uniqueViolation) return false;
        throw cause;
      },
    );

const uniqueViolation = '23505';

export const deleteTeamRow = (tx: Tx, id: number) => tx.deleteFrom('teams').where('id', '=', id).execute();

/** Gives apps to a team, and takes its others from it. Resolves to those that another team owns. */
export async function setApps(tx: Tx, team_id: number, apps: readonly string[]): Promise<string[]> {
  await tx
    .deleteFrom('app_owners')
    .where('team_id', '=', team_id)
    .$if(apps.length > 0, (query) => query.where('app', 'not in', apps))
    .execute();
  if (apps.length === 0) return [];
  await tx
    .insertInto('app_owners')
    .values(apps.map((app) => ({ app, team_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const owned = await tx.selectFrom('app_owners').select('app').where('team_id', '=', team_id).execute();
  return apps.filter((app) => !owned.some((row) => row.app === app));
}

export const countValidKeys = async (tx: Tx, team_id: number): Promise<number> =>
  (
    await tx
      .selectFrom('release_keys')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('team_id', '=', team_id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .executeTakeFirstOrThrow()
  ).count;

export const insertKey = async (tx: Tx, values: NewRow<'release_keys'>): Promise<number> =>
  (await tx.insertInto('release_keys').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Resolves to the key's name; undefined where the team has no such key, or it was revoked before. */
export const revokeKey = async (tx: Tx, team_id: number, id: number): Promise<string | undefined> =>
  (
    await tx
      .updateTable('release_keys')
      .set({ revoked_at: sql`now()` })
      .where('id', '=', id)
      .where('team_id', '=', team_id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
  )?.name;

export interface UsedKey {
  id: number;
  name: string;
  team: string;
  permissions: readonly ReleasePermission[];
  public_key: string | null;
  max_megabytes: number;
  /** Those of the key that its team owns now. */
  apps: string[];
  expires_at: string;
  revoked_at: string | null;
  is_expired: boolean;
}

/** The key with a token, and what its bearer may do now. Notes the use, once a minute. */
export async function useKey(db: Db, token_hash: string): Promise<UsedKey | undefined> {
  const { rows } = await sql<UsedKey & { is_noted: boolean }>`
    select key.id, key.name, teams.name as team, permissions, public_key, max_megabytes, expires_at, revoked_at, expires_at <= now() as is_expired,
      coalesce(last_used_at > now() - interval '1 minute', false) as is_noted,
      array(
        select owned.app from app_owners as owned where owned.team_id = key.team_id and owned.app = any (key.apps)
        order by owned.app
      ) as apps
    from release_keys as key join teams on teams.id = key.team_id
    where token_hash = ${token_hash}`.execute(db);
  const [key] = rows;
  if (key && !key.is_noted && !key.revoked_at && !key.is_expired)
    await db.updateTable('release_keys').set({ last_used_at: sql`now()` }).where('id', '=', key.id).execute();
  return key;
}
