import { sql } from 'kysely';
import { isReplyDue } from '../../notifications/dueReplies.queries';
import type { Db, Tx } from '../../platform/db';

/**
 * Claims a verified company of which a reply has come to half, to four fifths or to the end of its days today, and that was
 * not mailed today.
 */
export async function claimDigest(tx: Tx, today: string): Promise<number | undefined> {
  const { rows } = await sql<{ org_id: number }>`
    insert into reply_digests (org_id, sent_on)
    select applications.org_id, ${today}::date
    from applications join organizations on organizations.id = applications.org_id
    where ${isReplyDue(today)} and organizations.verification_status = 'verified'
      and applications.reply_due_on between ${today}::date and ${today}::date + 10
      and applications.reply_due_on - ${today}::date in (applications.reply_days / 2, applications.reply_days / 5, 0)
      and not exists (select from reply_digests where org_id = applications.org_id and sent_on >= ${today}::date)
    limit 1
    on conflict (org_id) do update set sent_on = excluded.sent_on where reply_digests.sent_on < excluded.sent_on
    returning org_id`.execute(tx);
  return rows[0]?.org_id;
}

export const findCompanyUser = (db: Db, org_id: number) =>
  db.selectFrom('organizations').select(['user_id', 'verification_status']).where('id', '=', org_id).executeTakeFirst();
