import type { BadgeCounts, Identity, ReviewQueue } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db';
import { todayIn } from '../platform/time/days';
import { isReplyDue } from './dueReplies.queries';

/** The counts beside a person's sidebar entries. */
export async function loadBadgeCounts(db: Db, { user_id, role, role_specific_id, verified }: Identity, zone: string) {
  const hasBadges = role === 'student' || (role === 'organization' && verified === 1);
  const [{ unread, told }, waiting] = await Promise.all([
    countUnreadNotifications(db, user_id),
    hasBadges ? countBadges(db, { user_id, role, role_specific_id }, zone) : null,
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

/** The badges of a student or a company. */
export const countBadges = (
  db: Db,
  { user_id, role, role_specific_id }: Pick<Identity, 'user_id' | 'role' | 'role_specific_id'>,
  zone: string,
): Promise<BadgeCounts> =>
  role === 'student' ? countStudentBadges(db, user_id, zone) : countOrganizationBadges(db, role_specific_id, zone);

/** A student's badges: the conversations with unread messages. */
async function countStudentBadges(db: Db, user_id: number, zone: string): Promise<BadgeCounts> {
  const { rows } = await sql<BadgeCounts>`
    select 0 as new_applications, 0 as interviews_today, 0 as due_replies, ${startOfTomorrow(zone)} as changes_at,
      (select count(*)::int from (
        select from conversations where user_id = ${user_id} and last_message_id is not null and student_unread > 0 limit ${maxCount}
      ) unread) as unread_conversations
  `.execute(db);
  return rows[0] as BadgeCounts;
}

const startOfTomorrow = (zone: string) => sql`((now() at time zone ${zone})::date + 1)::timestamp at time zone ${zone}`;

/**
 * A company's badges: applications that nobody has opened, the interviews of today, each in its own time zone, the
 * replies that are due on days of the platform, whose zone is `zone`, and the conversations with unread messages. `changes_at` is the next midnight in one of these
 * zones, when the counts are out of date.
 */
async function countOrganizationBadges(db: Db, org_id: number, zone: string): Promise<BadgeCounts> {
  const { rows } = await sql<BadgeCounts>`
    select
      (select count(*)::int from (
        select from applications where org_id = ${org_id} and status = 'Applied' limit ${maxCount}
      ) unopened) as new_applications,
      least(count(*) filter (where starts_on = today), ${maxCount})::int as interviews_today,
      (select count(*)::int from (
        select from applications where org_id = ${org_id} and ${isReplyDue(todayIn(zone))} limit ${maxCount}
      ) due) as due_replies,
      (select count(*)::int from (
        select from conversations where org_id = ${org_id} and organization_unread > 0 limit ${maxCount}
      ) unread) as unread_conversations,
      least(min((today + 1)::timestamp at time zone time_zone),
        ${startOfTomorrow(zone)}) as changes_at
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

/** How many companies and jobs wait for an admin's decision, and how many reports. */
export async function countPendingReviews(db: Db): Promise<ReviewQueue> {
  const { rows } = await sql<ReviewQueue>`
    select
      (select count(*)::int from (
        select from organizations where verification_status = 'pending' limit ${maxCount}
      ) pending) as waiting,
      (select count(*)::int from (
        select from jobs where held_at is not null and deleted_at is null limit ${maxCount}
      ) held) as held_jobs,
      (select count(*)::int from (
        select from conversation_reports where resolved_at is null limit ${maxCount}
      ) reports) as reports
  `.execute(db);
  return rows[0] ?? { waiting: 0, held_jobs: 0, reports: 0 };
}
