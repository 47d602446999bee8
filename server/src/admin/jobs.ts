import type { Output, Query } from '@foothold/shared/contract';
import type { AdminJob, listAllJobs } from '@foothold/shared/contract/admin';
import { toDisplayStatus } from '../jobs/jobStatus';
import type { Context } from '../platform/context';
import { todayIn } from '../platform/time/days';
import type { CachedCount } from './countCache';
import { type AdminJobRow, countAllJobs, listAllJobRows } from './jobs.queries';
import { paginate } from './pagination';
import { toSearchPatterns } from './searchPatterns';

/** A page of the jobs of all organizations. */
export async function searchAllJobs(
  { db, config }: Context,
  cachedCount: CachedCount,
  { q, page: number, limit, ...filters }: Query<typeof listAllJobs>,
): Promise<Output<typeof listAllJobs>> {
  const page = paginate({ page: number, limit });
  const today = todayIn(config.PLATFORM_TIME_ZONE);
  const search = { ...filters, patterns: toSearchPatterns(q), today };
  const { sort: _, ...countedFilters } = search;
  const [rows, total] = await Promise.all([
    listAllJobRows(db, search, page),
    cachedCount(['jobs', countedFilters], () => countAllJobs(db, search)),
  ]);
  return { jobs: rows.map((row) => toAdminJob(row, today)), total, next_page: page.nextPage(total) };
}

export const toAdminJob = (
  { status, taken_down_at, held_at, reason, ...job }: AdminJobRow,
  today: string,
): AdminJob => ({
  ...job,
  state: taken_down_at
    ? 'Taken down'
    : held_at
      ? 'Waiting'
      : toDisplayStatus({ status, deadline: job.deadline }, today),
  reason: taken_down_at && reason,
});
