import { sql } from 'kysely';
import type { Tx } from '../../platform/db';

/** Whether a use of the operator's token was mailed in the last hour. */
export const wasMailedLately = async (tx: Tx): Promise<boolean> =>
  (await tx
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'operator_token.used')
    .where(sql<boolean>`detail ->> 'mailed' = 'true'`)
    .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst()) !== undefined;
