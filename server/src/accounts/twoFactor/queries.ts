import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

/** Holds an account until the transaction ends: nobody logs in to it, or changes it, meanwhile. */
export const lockUser = (tx: Tx, user_id: number) =>
  tx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().executeTakeFirstOrThrow();

export const findTwoFactor = (db: Db, user_id: number) =>
  db.selectFrom('two_factors').select(['secret', 'confirmed_at']).where('user_id', '=', user_id).executeTakeFirst();

/** Keeps a secret that waits for its first code, in place of one that waited before. False where one is in use. */
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
  /** As it was read when the code was held against it. */
  secret: string;
  step: number;
}

/** Puts a secret to use. False where it is another one by now, or in use already. */
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

/** Uses a time step up. Of the same code given many times at once, one counts. */
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

/** Uses a recovery code up. Of the same code given many times at once, one counts. */
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

/** These instead of whatever codes there were. */
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

/** Resolves to false where there was none in use. */
export async function deleteTwoFactor(tx: Tx, user_id: number): Promise<boolean> {
  await replaceRecoveryCodes(tx, user_id, []);
  const gone = await tx
    .deleteFrom('two_factors')
    .where('user_id', '=', user_id)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(gone?.confirmed_at);
}
