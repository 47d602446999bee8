import { sql } from 'kysely';
import type { Tx } from '../../platform/db';

/** Whether the operator's token was used in the last hour. */
export const wasUsedLately = async (tx: Tx): Promise<boolean> =>
  (await tx
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'operator_token.used')
    .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst()) !== undefined;
