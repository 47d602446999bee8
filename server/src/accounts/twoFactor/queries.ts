import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';
import { deletePasskeys } from '../passkeys/queries';

export const findTwoFactor = (db: Db, user_id: number) =>
  db.selectFrom('two_factors').select(['secret', 'confirmed_at']).where('user_id', '=', user_id).executeTakeFirst();

/** The secret of some account. */
export const findAnyTwoFactor = (db: Db) =>
  db.selectFrom('two_factors').select(['user_id', 'secret']).limit(1).executeTakeFirst();

/** Saves an unconfirmed secret in place of an earlier unconfirmed one. Resolves to false when two-factor login is on. */
export async function saveSetup(db: Db, values: { user_id: number; secret: string }): Promise<boolean> {
  const saved = await db
    .insertInto('two_factors')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: values.secret, created_at: sql<string>`now()` })
        .where('two_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return saved !== undefined;
}

interface TimeStep {
  user_id: number;
  /** The sealed secret that the code was checked against. */
  secret: string;
  step: number;
}

/** Confirms a secret. Resolves to false when it has been replaced or confirmed in the meantime. */
export async function confirmSetup(tx: Tx, { user_id, secret, step }: TimeStep): Promise<boolean> {
  const confirmed = await tx
    .updateTable('two_factors')
    .set({ confirmed_at: sql<string>`now()`, last_step: step })
    .where('user_id', '=', user_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Marks a time step as used. Of concurrent calls with the same code only one resolves to true. */
export async function consumeStep(tx: Tx, { user_id, secret, step }: TimeStep): Promise<boolean> {
  const used = await tx
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Marks a recovery code as used. Of concurrent calls with the same code only one resolves to true. */
export async function consumeRecoveryCode(tx: Tx, user_id: number, code_hash: string): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<string>`now()` })
    .where('code_hash', '=', code_hash)
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Replaces all recovery codes of a user. */
export async function replaceRecoveryCodes(tx: Tx, user_id: number, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash, user_id })))
    .execute();
}

export const countRecoveryCodes = async (db: Db, user_id: number): Promise<number> =>
  (
    await db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user_id)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;

/** Passkeys, the other second step, go with it. Resolves to whether two-factor login was on. */
export async function deleteTwoFactor(tx: Tx, user_id: number): Promise<boolean> {
  await replaceRecoveryCodes(tx, user_id, []);
  await deletePasskeys(tx, user_id);
  const deleted = await tx
    .deleteFrom('two_factors')
    .where('user_id', '=', user_id)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(deleted?.confirmed_at);
}
