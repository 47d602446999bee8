import type { Role } from '@foothold/shared/contract';
import { announceReviewQueue } from '../notifications/queries';
import type { Db, NewRow } from '../platform/db';

/** Resolves to undefined when the email address already belongs to an account. */
export const insertUser = (
  db: Db,
  values: { email: string; password_hash: string; role: Role; email_confirmed_at?: Date },
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
