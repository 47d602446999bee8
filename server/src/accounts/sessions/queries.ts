import type { Role } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { announceEndedSessions } from '../../notifications/announcements.queries';
import { type Db, prepareStatement, type Tx } from '../../platform/db';

const selectPeople = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.user_id', 'users.id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id as user_id',
      'users.email',
      'users.role',
      'users.admin_role',
      'organizations.id as org_id',
      'organizations.company_name',
      'organizations.logo',
      'organizations.verification_status',
      'organizations.reason',
      'organizations.suspended_at',
      'students.full_name',
    ])
    .select(hasTwoFactor.as('has_two_factor'))
    .select(emailStatus.as('email_status'));

const hasTwoFactor = sql<boolean>`users.role = 'admin' and exists (
  select from two_factors where two_factors.user_id = users.id and two_factors.confirmed_at is not null)`;

/** Null for a confirmed address. An account may be used for 7 days without. */
const emailStatus = sql<'unconfirmed' | 'overdue' | null>`case when users.email_confirmed_at is not null then null
  when users.created_at < now() - interval '7 days' then 'overdue' else 'unconfirmed' end`;

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export const findPerson = (db: Db, email: string) =>
  selectPeople(db).select('users.password_hash').where('users.email', '=', email).executeTakeFirst();

export const findPersonById = (db: Db, user_id: number) =>
  selectPeople(db).where('users.id', '=', user_id).executeTakeFirstOrThrow();

export const findRole = async (db: Db, user_id: number): Promise<Role | undefined> =>
  (await db.selectFrom('users').select('role').where('id', '=', user_id).executeTakeFirst())?.role;

const isLive = sql<boolean>`sessions.last_seen_at > now() - make_interval(mins => sessions.idle_minutes)`;

/** The person of a session that has neither expired nor been idle for too long. */
export async function findPersonBySession(db: Db, token_hash: string) {
  return (await selectPersonBySession(db, { token_hash })).rows[0];
}

const selectPersonBySession = prepareStatement((db, { token_hash }: { token_hash: string }) =>
  selectPeople(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select('sessions.awaits_code')
    .select(sql<boolean>`sessions.last_seen_at < now() - interval '1 minute'`.as('seen_long_ago'))
    .where('sessions.token_hash', '=', token_hash)
    .where('users.suspended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where(isLive),
);

interface NewSession {
  token_hash: string;
  user_id: number;
  device: string | null;
  idle_minutes: number;
  awaits_code: boolean;
  /** The session expires after this time even when it is in use. */
  minutes: number;
}

export const insertSession = (db: Db, { minutes, ...session }: NewSession) =>
  db
    .insertInto('sessions')
    .values({ ...session, expires_at: sql<string>`now() + make_interval(mins => ${minutes})` })
    .execute();

export const touchSession = (db: Db, token_hash: string) =>
  db.updateTable('sessions').set({ last_seen_at: sql<string>`now()` }).where('token_hash', '=', token_hash).execute();

/** The seconds until a session ends if no further request comes. */
export const findSecondsLeft = async (db: Db, token_hash: string): Promise<number> =>
  (
    await db
      .selectFrom('sessions')
      .select(
        sql<number>`greatest(0, floor(extract(epoch from
          least(expires_at, last_seen_at + make_interval(mins => idle_minutes)) - now())))::int`.as('seconds_left'),
      )
      .where('token_hash', '=', token_hash)
      .executeTakeFirst()
  )?.seconds_left ?? 0;

export const hasSession = async (db: Db, token_hash: string): Promise<boolean> =>
  (await db.selectFrom('sessions').select('user_id').where('token_hash', '=', token_hash).executeTakeFirst()) !==
  undefined;

/** Resolves to false when there was no such session. */
export async function deleteSession(db: Db, token_hash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', token_hash)
    .returning('token_hash')
    .execute();
  announceEndedSessions(db, deleted);
  return deleted.length > 0;
}

interface OwnSession {
  user_id: number;
  /** The key of the current session. */
  session: string;
}

/** The live sessions of a user, the current one first. */
export const listLiveSessions = (db: Db, { user_id, session }: OwnSession) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'device'])
    .select(sql<boolean>`token_hash = ${session}`.as('current'))
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<string>`now()`)
    .where(isLive)
    .where('awaits_code', '=', false)
    .orderBy('current', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

/** The key of a session of this user. */
export const findSessionKey = async (db: Db, { user_id, id }: { user_id: number; id: number }) =>
  (
    await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .executeTakeFirst()
  )?.token_hash;

/** Resolves to the number of sessions deleted. */
export async function deleteOtherSessions(db: Db, { user_id, session }: OwnSession): Promise<number> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('token_hash', '!=', session)
    .returning('token_hash')
    .execute();
  announceEndedSessions(db, deleted);
  return deleted.length;
}

/** Resolves to the number of sessions deleted. */
export async function deleteUserSessions(db: Db, user_id: number): Promise<number> {
  const deleted = await db.deleteFrom('sessions').where('user_id', '=', user_id).returning('token_hash').execute();
  announceEndedSessions(db, deleted);
  return deleted.length;
}

export const deleteExpiredSessions = (db: Db) =>
  db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<', sql<string>`now()`), where.not(isLive)]))
    .execute();

/** Ends every session of everybody, and what was begun to open one: links to reset a password, challenges of passkeys. */
export async function deleteAllSessions(tx: Tx): Promise<void> {
  for (const table of ['sessions', 'password_resets', 'passkey_challenges'] as const)
    await tx.deleteFrom(table).execute();
}
