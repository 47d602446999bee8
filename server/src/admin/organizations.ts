import type { Output, Query } from '@foothold/shared/contract';
import type { listOrganizations } from '@foothold/shared/contract/admin';
import type { Context } from '../platform/context';
import type { Db } from '../platform/db';
import { countSlowedGuesses } from './audit/queries';
import type { CachedCount } from './countCache';
import { countUnscanned } from './documentScans.queries';
import { countOrganizations, listOrganizationRows, platformCounts } from './organizations.queries';
import { paginate } from './pagination';
import { countHeldJobs } from './replies.queries';
import { countReports } from './reportedConversations.queries';
import { toOrganizationPatterns } from './searchPatterns';
import { countUndelivered } from './undeliveredEmails.queries';

/** A page of the organizations, the number of pending ones, and the platform's counts. */
export async function searchOrganizations(
  { db, config }: Pick<Context, 'db' | 'config'>,
  cachedCount: CachedCount,
  { q, page: number, limit, ...filters }: Query<typeof listOrganizations>,
): Promise<Output<typeof listOrganizations>> {
  const page = paginate({ page: number, limit });
  const search = { ...filters, patterns: toOrganizationPatterns(q) };
  const { sort: _, ...countedFilters } = search;
  const count = (filters: typeof countedFilters) =>
    cachedCount(['organizations', filters], () => countOrganizations(db, filters));
  const [
    organizations,
    analytics,
    pending,
    total,
    renamings,
    held_jobs,
    reports,
    slowed_guesses,
    undelivered_emails,
    unscanned,
  ] = await Promise.all([
    listOrganizationRows(db, search, page),
    loadPlatformCounts(db, cachedCount),
    count({ status: 'Pending', patterns: [] }),
    count(countedFilters),
    count({ status: 'Renaming', patterns: [] }),
    countHeldJobs(db),
    countReports(db),
    countSlowedGuesses(db),
    countUndelivered(db),
    config.CLAMD_URL ? countUnscanned(db) : { waiting_documents: 0, unscannable_documents: 0 },
  ]);
  const counts = { pending, total, renamings, held_jobs, reports, slowed_guesses, undelivered_emails, ...unscanned };
  return { organizations, analytics, ...counts, next_page: page.nextPage(total) };
}

async function loadPlatformCounts(db: Db, cachedCount: CachedCount) {
  const load = (name: keyof typeof platformCounts) => cachedCount(name, () => platformCounts[name](db));
  const [total_students, total_organizations, total_jobs, total_applications] = await Promise.all([
    load('total_students'),
    load('total_organizations'),
    load('total_jobs'),
    load('total_applications'),
  ]);
  return { total_students, total_organizations, total_jobs, total_applications };
}
