import { sql } from 'kysely';
import { type Db, prepareStatement } from '../platform/db';
import type { EmailRecipient } from './emailMessage';

/** Where an email goes. Undefined where its account is gone: an erased student's address is anonymized and no address. */
export async function findRecipient(db: Db, { user_id, to }: EmailRecipient) {
  // The address of a team is one that an admin has entered.
  if (user_id === null) return { email: to, is_confirmed: true };
  const account = (await selectRecipient(db, { user_id })).rows[0];
  return account && { email: to ?? account.email, is_confirmed: to !== undefined || account.is_confirmed };
}

const selectRecipient = prepareStatement((db, { user_id }: { user_id: number }) =>
  db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select(['users.email', sql<boolean>`users.email_confirmed_at is not null`.as('is_confirmed')])
    .where('users.id', '=', user_id)
    .where('students.deleted_at', 'is', null),
);
