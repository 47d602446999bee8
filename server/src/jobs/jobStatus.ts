import type { JobStatus } from '@foothold/shared/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../platform/db';
import { daysBetween } from '../platform/time/days';

interface StatusFields {
  status: 0 | 1;
  deadline: string;
  taken_down_at?: string | null | undefined;
}

/**
 * Whether a job takes applications on `today`, a date of the platform's zone: it does through 23:59:59 of its
 * deadline. `whereOpen` is the same rule for a query, and a test holds the two together.
 */
export const isOpen = (job: StatusFields & { deleted_at: string | null }, today: string): boolean =>
  job.deleted_at === null && toDisplayStatus(job, today) === 'Active';

// The flag is written out, not bound: only so do the indexes of open jobs serve a prepared statement.
export const whereOpen = (eb: ExpressionBuilder<Database, 'jobs'>, today: string) =>
  eb.and([eb('jobs.status', '=', eb.lit(1)), eb('jobs.deleted_at', 'is', null), eb('jobs.deadline', '>=', today)]);

/** What a job is called on screen: Closed once it is taken down, Expired once its deadline's day has passed, whatever its flag says. */
export function toDisplayStatus({ status, deadline, taken_down_at }: StatusFields, today: string): JobStatus {
  if (taken_down_at) return 'Closed';
  if (deadline < today) return 'Expired';
  return status === 1 ? 'Active' : 'Closed';
}

/** `displayStatus` for a query. */
export function whereDisplayStatus(eb: ExpressionBuilder<Database, 'jobs'>, shown: JobStatus, today: string) {
  const takenDown = eb('jobs.taken_down_at', 'is not', null);
  const closed = eb.and([eb('jobs.deadline', '>=', today), eb('jobs.status', '=', eb.lit(0))]);
  if (shown === 'Closed') return eb.or([takenDown, closed]);
  const stands = shown === 'Expired' ? eb('jobs.deadline', '<', today) : whereOpen(eb, today);
  return eb.and([stands, eb('jobs.taken_down_at', 'is', null)]);
}

/** Jobs that their company still sees: all but those that it deleted. Written as in the indexes that serve it. */
export const whereVisibleToOwner = (eb: ExpressionBuilder<Database, 'jobs'>) =>
  eb.or([eb('jobs.deleted_at', 'is', null), eb('jobs.taken_down_at', 'is not', null)]);

/** Whole days from `today` to the deadline; below 0 once it has passed. */
export const getDaysLeft = (deadline: string, today: string): number => daysBetween(today, deadline);
