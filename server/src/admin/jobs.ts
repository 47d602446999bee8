import type { Output, Query } from '@foothold/shared/contract';
import type { listAllJobs } from '@foothold/shared/contract/admin';
import { toDisplayStatus } from '../jobs/jobStatus';
import type { Context } from '../platform/context';
import { todayIn } from '../platform/time/days';
import type { CachedCount } from './countCache';
import { countAllJobs, listAllJobRows } from './jobs.queries';
import { paginate } from './pagination';
import { toSearchPatterns } from './searchPatterns';

/** A page of the jobs of all companies, as they are searched. */
export async function searchAllJobs(
  { db, config }: Context,
  totalOf: CachedCount,
  { q, page: number, limit, ...filters }: Query<typeof listAllJobs>,
): Promise<Output<typeof listAllJobs>> {
  const page = paginate({ ...(number && { page: number }), ...(limit && { limit }) });
  const today = todayIn(config.PLATFORM_TIME_ZONE);
  const search = { ...filters, patterns: toSearchPatterns(q), today };
  const { sort: _, ...counted } = search;
  const [rows, total] = await Promise.all([
    listAllJobRows(db, search, page),
    totalOf(['jobs', counted], () => countAllJobs(db, search)),
  ]);
  const jobs = rows.map(({ status, deadline, taken_down_at, reason, ...job }) => ({
    ...job,
    state: taken_down_at ? ('Taken down' as const) : toDisplayStatus({ status, deadline }, today),
    reason: taken_down_at && reason,
  }));
  return { jobs, total, next_page: page.nextPage(total) };
}
