import {
  type ActiveJobFilter,
  buildPathWithQuery,
  countFurtherFilters,
  type JobListSearch,
  jobSearch,
  listActiveFilters,
  listJobs,
  listPageSize,
  type Output,
  parseJobListSearch,
  type Query,
  toFilterParams,
} from '@foothold/shared/contract';
import { formatActiveFilter, formatJobCount, formatNoJobs, jobSortLabels } from '@foothold/shared/format';
import type { Head } from '../html/head';
import { toJobCardPlaceholders } from './jobCard';
import { type AddressContent, redirectTo } from './pageContent';
import { getPageHead } from './pageHeads';
import type { Site } from './site';

/** A page of the open jobs as everybody may read it. */
export type SearchPublicJobs = (query: Query<typeof listJobs>) => Promise<Output<typeof listJobs>>;

interface JobListSources extends Pick<Site, 'origin' | 'zone'> {
  searchPublicJobs: SearchPublicJobs;
}

const path = '/jobs';

/** What the address of the public list has to say; undefined for an address of anything else. */
export async function loadJobListContent(
  pathname: string,
  queryText: string | undefined,
  { searchPublicJobs, origin, zone }: JobListSources,
): Promise<AddressContent | undefined> {
  if (pathname.replace(/\/$/, '').toLowerCase() !== path) return undefined;
  if (pathname !== path) return redirectTo(path, queryText);
  const search = parseJobListSearch(new URLSearchParams(queryText));
  const query = { ...search, limit: listPageSize };
  const response = await searchPublicJobs({ ...jobSearch.parse(search), limit: listPageSize });
  return {
    kind: 'page',
    head: createHead(search, response, origin),
    placeholders: toPlaceholders(search, response, zone),
    responses: { [buildPathWithQuery(listJobs, query)]: response },
  };
}

/** Search engines may list all jobs, those of a field and those of a place. There is no end of other searches. */
function createHead(
  { sort: _, ...conditions }: JobListSearch,
  { jobs }: Output<typeof listJobs>,
  origin: string,
): Head {
  const head = getPageHead(origin, path);
  const [[name, value] = [], ...others] = Object.entries(conditions);
  if (name === undefined || value === undefined) return head;
  const title = `Jobs and internships: ${listTexts(conditions).join(', ')} · Foothold`;
  const isListed = others.length === 0 && (name === 'field' || name === 'location') && jobs.total > 0;
  if (!isListed) return { ...head, title, isListed, address: undefined };
  return { ...head, title, address: `${origin}${path}?${new URLSearchParams({ [name]: value })}` };
}

const listTexts = (search: JobListSearch): string[] => [
  ...(search.q ? [`“${search.q}”`] : []),
  ...listActiveFilters(search).map((filter) => formatActiveFilter(filter, search)),
];

const removeFilter = (filter: ActiveJobFilter) =>
  Object.fromEntries(toFilterParams(filter).map((name) => [name, undefined]));

function buildListPath(search: JobListSearch): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

function toPlaceholders(search: JobListSearch, { jobs }: Output<typeof listJobs>, zone: string) {
  const { q, sort = q ? 'relevance' : 'newest', ...filters } = search;
  return {
    q,
    filters,
    // Of areas from before `active_filters`.
    active: listTexts(search),
    active_filters: listActiveFilters(search).map((filter) => ({
      label: formatActiveFilter(filter, search),
      path_without: buildListPath({ ...search, ...removeFilter(filter) }),
    })),
    is_filtered: q !== undefined || listActiveFilters(search).length > 0,
    further_count: countFurtherFilters(search) || undefined,
    sort: jobSortLabels[sort],
    count: formatJobCount(jobs.total, search.date),
    any: jobs.data.length > 0,
    none: formatNoJobs(q, Object.keys(filters).length > 0),
    jobs: jobs.data.map((job) => toJobCardPlaceholders(job, zone)),
  };
}
