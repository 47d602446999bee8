import type { Output, Query } from '@foothold/shared/contract';
import type { listOrganizations } from '@foothold/shared/contract/admin';
import type { Db } from '../platform/db';
import type { CachedCount } from './countCache';
import { countOrganizations, listOrganizationRows } from './organizations.queries';
import { paginate } from './pagination';
import { platformCounts } from './platformCounts.queries';
import { toSearchPatterns } from './searchPatterns';

/** A page of the organizations, as they are searched, how many wait, and the platform's counts. */
export async function searchOrganizations(
  db: Db,
  totalOf: CachedCount,
  { q, page: number, limit, ...filters }: Query<typeof listOrganizations>,
): Promise<Output<typeof listOrganizations>> {
  const page = paginate({ ...(number && { page: number }), ...(limit && { limit }) });
  const search = { ...filters, patterns: toSearchPatterns(q) };
  const { sort: _, ...counted } = search;
  const countThose = (which: typeof counted) => totalOf(['organizations', which], () => countOrganizations(db, which));
  const [organizations, analytics, pending, total] = await Promise.all([
    listOrganizationRows(db, search, page),
    loadPlatformCounts(db, totalOf),
    countThose({ status: 'Pending', patterns: [] }),
    countThose(counted),
  ]);
  return { organizations, analytics, pending, total, next_page: page.nextPage(total) };
}

async function loadPlatformCounts(db: Db, totalOf: CachedCount) {
  const known = (name: keyof typeof platformCounts) => totalOf(name, () => platformCounts[name](db));
  const [total_students, total_organizations, total_jobs, total_applications] = await Promise.all([
    known('total_students'),
    known('total_organizations'),
    known('total_jobs'),
    known('total_applications'),
  ]);
  return { total_students, total_organizations, total_jobs, total_applications };
}
