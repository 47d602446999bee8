import type { Output, Query } from '@foothold/shared/contract';
import type { listAllJobs } from '@foothold/shared/contract/admin';
import { toDisplayStatus } from '../jobs/jobStatus';
import type { Context } from '../platform/context';
import { todayIn } from '../platform/time/days';
import type { CachedCount } from './countCache';
import { countAllJobs, listAllJobRows } from './jobs.queries';
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
  const jobs = rows.map(({ status, deadline, taken_down_at, reason, ...job }) => ({
    ...job,
    state: taken_down_at ? ('Taken down' as const) : toDisplayStatus({ status, deadline }, today),
    reason: taken_down_at && reason,
  }));
  return { jobs, total, next_page: page.nextPage(total) };
}
