import type { BadgeCounts, Identity, ReviewQueue } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db';
import { todayIn } from '../platform/time/days';
import { isReplyDue } from './dueReplies.queries';

/** The counts beside a person's sidebar entries. */
export async function loadBadgeCounts(db: Db, { user_id, role, role_specific_id, verified }: Identity, zone: string) {
  const isVerifiedOrganization = role === 'organization' && verified === 1;
  const [{ unread, told }, waiting] = await Promise.all([
    countUnreadNotifications(db, user_id),
    isVerifiedOrganization ? countOrganizationBadges(db, role_specific_id, zone) : null,
  ]);
  return { unread, told, waiting };
}

/** Badges show no more than this. */
const maxCount = sql.lit(100);

/** How many notifications a person has not read, and the last id that this counts (`told`): from one snapshot. */
async function countUnreadNotifications(db: Db, user_id: number): Promise<{ unread: number; told: number }> {
  const { rows } = await sql<{ unread: number; told: number }>`
    select
      (select count(*)::int from (
        select from notifications where user_id = ${user_id} and read_at is null limit ${maxCount}
      ) unread) as unread,
      (select coalesce(max(id), 0) from notifications where user_id = ${user_id}) as told
  `.execute(db);
  return rows[0] ?? { unread: 0, told: 0 };
}

/**
 * A company's badges: applications that nobody has opened, the interviews of today, each in its own time zone, and the
 * replies that are due on days of the platform, whose zone is `zone`. `changes_at` is the next midnight in one of these
 * zones, when the counts are out of date.
 */
export async function countOrganizationBadges(db: Db, org_id: number, zone: string): Promise<BadgeCounts> {
  const { rows } = await sql<BadgeCounts>`
    select
      (select count(*)::int from (
        select from applications where org_id = ${org_id} and status = 'Applied' limit ${maxCount}
      ) unopened) as new_applications,
      least(count(*) filter (where starts_on = today), ${maxCount})::int as interviews_today,
      (select count(*)::int from (
        select from applications where org_id = ${org_id} and ${isReplyDue(todayIn(zone))} limit ${maxCount}
      ) due) as due_replies,
      least(min((today + 1)::timestamp at time zone time_zone),
        ((now() at time zone ${zone})::date + 1)::timestamp at time zone ${zone}) as changes_at
    from (
      select i.time_zone, (now() at time zone i.time_zone)::date as today,
        (i.starts_at at time zone i.time_zone)::date as starts_on
      from interviews i join applications a on a.id = i.application_id
      where i.org_id = ${org_id} and i.completed_at is null and i.declined_at is null and a.status = 'Interview'
        and i.starts_at between now() - interval '2 days' and now() + interval '2 days'
    ) near
  `.execute(db);
  return rows[0] as BadgeCounts;
}

/** How many companies wait for an admin's decision. */
export async function countPendingReviews(db: Db): Promise<ReviewQueue> {
  const { rows } = await sql<ReviewQueue>`
    select count(*)::int as waiting from (
      select from organizations where verification_status = 'pending' limit ${maxCount}
    ) pending
  `.execute(db);
  return rows[0] ?? { waiting: 0 };
}
