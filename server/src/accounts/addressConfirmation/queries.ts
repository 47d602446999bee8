import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';
import { confirmationDays } from './emails';

/** Locks an account until the transaction ends. */
export const lockAddress = (tx: Tx, user_id: number) =>
  tx
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Whether another account has an address, or had it and can still take it back. */
export async function isAddressTaken(tx: Tx, email: string, user_id: number): Promise<boolean> {
  const current = tx.selectFrom('users').select('id').where('email', '=', email).where('id', '!=', user_id);
  const former = tx
    .selectFrom('address_changes as change')
    .innerJoin('users', 'users.id', 'change.user_id')
    .select('users.id')
    .where('change.old_email', '=', email)
    .where('change.expires_at', '>', sql<string>`now()`)
    .whereRef('users.email', '!=', 'change.old_email')
    .where('users.id', '!=', user_id);
  return (await current.unionAll(former).limit(1).executeTakeFirst()) !== undefined;
}

/** Gives an account an address. Links for a new password that were mailed to the one before expire. */
export async function setAddress(
  tx: Tx,
  user_id: number,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ expires_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .execute();
  await tx
    .updateTable('users')
    .set({ email, email_confirmed_at: isConfirmed ? sql<string>`now()` : null, updated_at: sql<string>`now()` })
    .where('id', '=', user_id)
    .execute();
}

const linkEnd = sql<string>`now() + make_interval(days => ${confirmationDays})`;

interface NewConfirmation {
  token_hash: string;
  user_id: number;
  email: string;
  /** The confirmed address that it is to take the place of. */
  replaces?: string;
}

export const insertConfirmation = (tx: Tx, confirmation: NewConfirmation) =>
  tx
    .insertInto('address_confirmations')
    .values({ ...confirmation, expires_at: linkEnd })
    .execute();

/** How many links were mailed for an account within a day. */
export const countRecentConfirmations = async (tx: Tx, user_id: number): Promise<number> =>
  (
    await tx
      .selectFrom('address_confirmations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user_id)
      .where('created_at', '>', sql<string>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow()
  ).count;

/** What a valid link confirms, as long as the account has that address or the one before. */
export const findConfirmation = (db: Db, token_hash: string) => selectConfirmation(db, token_hash).executeTakeFirst();

/** The same; the account is locked until the transaction ends. */
export const lockConfirmation = (tx: Tx, token_hash: string) =>
  selectConfirmation(tx, token_hash).forNoKeyUpdate('users').executeTakeFirst();

const selectConfirmation = (db: Db, token_hash: string) =>
  db
    .selectFrom('address_confirmations as confirmation')
    .innerJoin('users', 'users.id', 'confirmation.user_id')
    .select(['users.id as user_id', 'users.email_confirmed_at', 'users.email as current_email', 'confirmation.email'])
    .where('confirmation.token_hash', '=', token_hash)
    .where('confirmation.expires_at', '>', sql<string>`now()`)
    .where(({ or, eb, ref }) =>
      or([eb('confirmation.email', '=', ref('users.email')), eb('confirmation.replaces', '=', ref('users.email'))]),
    );

/** The latest address that is to take the place of an account's confirmed one, as long as its link is valid. */
export const findPendingChange = (db: Db, user_id: number) =>
  db
    .selectFrom('address_confirmations as confirmation')
    .innerJoin('users', 'users.id', 'confirmation.user_id')
    .select(['confirmation.email', 'confirmation.expires_at', 'users.email as current_email'])
    .where('confirmation.user_id', '=', user_id)
    .where('confirmation.expires_at', '>', sql<string>`now()`)
    .whereRef('confirmation.replaces', '=', 'users.email')
    .orderBy('confirmation.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How many links were mailed to an address within a day, for accounts that exist no longer too. */
export const countRecentLinks = async (tx: Tx, email_hash: string): Promise<number> =>
  (
    await tx
      .selectFrom('confirmation_links')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('email_hash', '=', email_hash)
      .where('mailed_at', '>', sql<string>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow()
  ).count;

export const insertLink = (tx: Tx, email_hash: string) =>
  tx.insertInto('confirmation_links').values({ email_hash }).execute();

interface NewChange {
  token_hash: string;
  user_id: number;
  old_email: string;
  new_email: string;
}

export const insertChange = (tx: Tx, change: NewChange) =>
  tx
    .insertInto('address_changes')
    .values({ ...change, expires_at: linkEnd })
    .execute();

/** Whether a change can still be undone by this link. */
export const hasChange = async (db: Db, token_hash: string): Promise<boolean> =>
  (await db
    .selectFrom('address_changes')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()) !== undefined;

/** A change that can still be undone; it and the account are locked until the transaction ends. */
export const findChange = (tx: Tx, token_hash: string) =>
  tx
    .selectFrom('address_changes as change')
    .innerJoin('users', 'users.id', 'change.user_id')
    .select(['users.id as user_id', 'users.email', 'change.old_email', 'change.created_at'])
    .where('change.token_hash', '=', token_hash)
    .where('change.expires_at', '>', sql<string>`now()`)
    .forUpdate(['change', 'users'])
    .executeTakeFirst();

/**
 * Deletes a change and those that came after it. Earlier ones can still be undone: whoever made them may have made the
 * later ones too, to undo one of those.
 */
export const deleteChangesSince = (tx: Tx, user_id: number, created_at: string) =>
  tx.deleteFrom('address_changes').where('user_id', '=', user_id).where('created_at', '>=', created_at).execute();

/** Makes the links void that would change a confirmed address, as when the account gets a new password. */
export const deleteUnconfirmedChanges = (tx: Tx, user_id: number) =>
  tx.deleteFrom('address_confirmations').where('user_id', '=', user_id).where('replaces', 'is not', null).execute();

export async function deleteOldConfirmations(db: Db): Promise<void> {
  for (const table of ['address_confirmations', 'address_changes'] as const)
    await db.deleteFrom(table).where('expires_at', '<', sql<string>`now()`).execute();
  await db.deleteFrom('confirmation_links').where('mailed_at', '<', sql<string>`now() - interval '1 day'`).execute();
}
