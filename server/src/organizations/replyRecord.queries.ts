import type { Db } from '../platform/db';

/** The kept row; undefined where the company never had anything to count. */
export const findReplyRecord = (db: Db, org_id: number) =>
  db
    .selectFrom('reply_records')
    .select(['counted', 'in_time_percent', 'median_days'])
    .where('org_id', '=', org_id)
    .executeTakeFirst();
