import type { Role } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, NewRow, Tx } from '../db';

const people = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.user_id', 'users.id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id as user_id',
      'users.email',
      'users.role',
      'organizations.id as org_id',
      'organizations.company_name',
      'organizations.verification_status',
      'organizations.reason',
      'students.full_name',
    ]);

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export const findPerson = (db: Db, email: string) =>
  people(db).select('users.password_hash').where('users.email', '=', email).executeTakeFirst();

export const findPersonById = (db: Db, user_id: number) =>
  people(db).where('users.id', '=', user_id).executeTakeFirstOrThrow();

/** Keeps this password from being changed until the transaction ends; undefined where that has happened already. */
export const holdPassword = (tx: Tx, { user_id, password_hash }: Pick<Person, 'user_id' | 'password_hash'>) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst();

/** Whoever holds a session that is neither idle for a day nor past its end. */
export const findPersonBySession = (db: Db, token_hash: string) =>
  people(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(sql<boolean>`sessions.last_seen_at < now() - interval '1 minute'`.as('seen_long_ago'))
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where('sessions.last_seen_at', '>', sql<string>`now() - interval '24 hours'`)
    .executeTakeFirst();

interface NewSession {
  token_hash: string;
  user_id: number;
  device: string | null;
}

export const insertSession = (db: Db, session: NewSession) =>
  db
    .insertInto('sessions')
    .values({ ...session, expires_at: sql<string>`now() + interval '30 days'` })
    .execute();

export const touchSession = (db: Db, token_hash: string) =>
  db.updateTable('sessions').set({ last_seen_at: sql<string>`now()` }).where('token_hash', '=', token_hash).execute();

export const deleteSession = (db: Db, token_hash: string) =>
  db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute();

interface Own {
  user_id: number;
  /** The key of the session that asks. */
  session: string;
}

/** Where somebody is logged in, the session that asks first. */
export const listLiveSessions = (db: Db, { user_id, session }: Own) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'device'])
    .select(sql<boolean>`token_hash = ${session}`.as('current'))
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<string>`now()`)
    .where('last_seen_at', '>', sql<string>`now() - interval '24 hours'`)
    .orderBy('current', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

/** Resolves to how many there were. */
export async function deleteOtherSessions(db: Db, { user_id, session }: Own): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('token_hash', '!=', session)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export const findPasswordHash = async (db: Db, user_id: number): Promise<string | undefined> =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', user_id).executeTakeFirst())?.password_hash;

/** Resolves to false where the password is not the one that was known `before` any more. */
export async function replacePassword(
  tx: Tx,
  user_id: number,
  { before, password_hash }: { before: string; password_hash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash, updated_at: sql<string>`now()` })
    .where('id', '=', user_id)
    .where('password_hash', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const deleteDeadSessions = (db: Db) =>
  db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('expires_at', '<', sql<string>`now()`),
        where('last_seen_at', '<', sql<string>`now() - interval '24 hours'`),
      ]),
    )
    .execute();

/** Resolves to undefined when the email belongs to an account. */
export const insertUser = (db: Db, values: { email: string; password_hash: string; role: Role }) =>
  db
    .insertInto('users')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();

export const insertStudent = (db: Db, values: NewRow<'students'>) => db.insertInto('students').values(values).execute();

export const insertOrganization = (db: Db, values: NewRow<'organizations'>) =>
  db.insertInto('organizations').values(values).returning('id').executeTakeFirstOrThrow();
