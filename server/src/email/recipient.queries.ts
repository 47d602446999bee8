import { sql } from 'kysely';
import { type Db, prepareStatement } from '../platform/db';

/** Where emails to an account go. An erased student's address is anonymized and no address. */
export const findRecipient = async (db: Db, user_id: number) => (await selectRecipient(db, { user_id })).rows[0];

const selectRecipient = prepareStatement((db, { user_id }: { user_id: number }) =>
  db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select(['users.email', sql<boolean>`users.email_confirmed_at is not null`.as('is_confirmed')])
    .where('users.id', '=', user_id)
    .where('students.deleted_at', 'is', null),
);
