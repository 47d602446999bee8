import type { JobStatus } from '@foothold/shared/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../platform/db';

type JobExpressionBuilder = ExpressionBuilder<Database, 'jobs'>;

/** `isOpen` in SQL. */
export const whereOpen = (eb: JobExpressionBuilder, today: string) =>
  eb.and([whereActive(eb, today), eb('jobs.held_at', 'is', null)]);

/** Its company sees a job as active too while it waits for its release. */
// The flag is a literal, not a parameter: a prepared statement uses the partial indexes of open jobs only then.
const whereActive = (eb: JobExpressionBuilder, today: string) =>
  eb.and([eb('jobs.status', '=', eb.lit(1)), eb('jobs.deleted_at', 'is', null), eb('jobs.deadline', '>=', today)]);

/** `toDisplayStatus` in SQL. */
export function whereDisplayStatus(eb: JobExpressionBuilder, status: JobStatus, today: string) {
  const takenDown = eb('jobs.taken_down_at', 'is not', null);
  const closed = eb.and([eb('jobs.deadline', '>=', today), eb('jobs.status', '=', eb.lit(0))]);
  if (status === 'Closed') return eb.or([takenDown, closed]);
  const expiredOrOpen = status === 'Expired' ? eb('jobs.deadline', '<', today) : whereActive(eb, today);
  return eb.and([expiredOrOpen, eb('jobs.taken_down_at', 'is', null)]);
}

/** Jobs that their company can see: all but those that it deleted itself. Written exactly as in the indexes that serve it. */
export const whereVisibleToOwner = (eb: JobExpressionBuilder) =>
  eb.or([eb('jobs.deleted_at', 'is', null), eb('jobs.taken_down_at', 'is not', null)]);
