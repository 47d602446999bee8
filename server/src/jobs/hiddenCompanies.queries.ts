import type { Db } from '../platform/db';

/** The companies of which a student sees no jobs. */
export const listHiddenIds = async (db: Db, user_id: number): Promise<number[]> =>
  (
    await db.selectFrom('hidden_companies').select('org_id').where('user_id', '=', user_id).orderBy('org_id').execute()
  ).map(({ org_id }) => org_id);
