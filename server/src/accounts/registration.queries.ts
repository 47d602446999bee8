import { announceReviewQueue } from '../notifications/announcements.queries';
import type { Db, NewRow } from '../platform/db';

/** Resolves to undefined when the email address already belongs to an account. */
export const insertUser = (
  db: Db,
  values: Pick<NewRow<'users'>, 'email' | 'password_hash' | 'role' | 'admin_role' | 'email_confirmed_at'>,
) =>
  db
    .insertInto('users')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();

export const insertStudent = (db: Db, values: NewRow<'students'>) => db.insertInto('students').values(values).execute();

/** A user and its organization are inserted in one transaction, so the row is written here, not in organizations/. */
export async function insertOrganization(db: Db, values: NewRow<'organizations'>) {
  const inserted = await db.insertInto('organizations').values(values).returning('id').executeTakeFirstOrThrow();
  announceReviewQueue(db);
  return inserted;
}
