import { type jobSearch, jobSearchChoices, jobSearchTexts } from '@foothold/shared/contract';
import { useUpdateSearchParams } from '@foothold/shared/lists';
import type * as z from '@foothold/shared/schema';

type SearchParam = 'q' | 'sort' | Filter;
export type JobSearch = Pick<z.input<typeof jobSearch>, SearchParam>;
export type Filter = (typeof filters)[number];

/** Names of the query parameters, in the order of the filter chips. */
export const filters = ['date', 'company', 'field', 'stipend', 'location'] as const;

/** An option of the date filter that means no filter. */
export const anyTime = 'All time';

/** Parses the address. Invalid values are dropped, because addresses are typed and shared by hand. */
export function parseSearch(params: URLSearchParams): JobSearch {
  const validNames = (['q', 'sort', ...filters] as const).filter((name) => {
    const value = params.get(name);
    return value && value !== anyTime && isAllowed(name, value);
  });
  return Object.fromEntries(validNames.map((name) => [name, params.get(name)]));
}

/** By the contract's lists and lengths: its schema would cost the first page of most students all of zod. */
function isAllowed(name: SearchParam, value: string): boolean {
  if (name === 'q' || name === 'company' || name === 'location') return value.trim().length <= jobSearchTexts[name];
  return jobSearchChoices[name].some((choice) => choice === value);
}

export const listActiveFilters = (search: JobSearch): Filter[] => filters.filter((name) => search[name] !== undefined);

/** The parts of a search that decide which jobs are found. */
export const omitSort = ({ sort: _, ...conditions }: JobSearch) => conditions;

export const isFiltered = (search: JobSearch) => Object.keys(omitSort(search)).length > 0;

export const useSearchChange = useUpdateSearchParams<SearchParam>;

export const noFilters = { date: null, company: null, field: null, stipend: null, location: null };

/** Keeps the sort order. */
export const emptySearch = { q: null, ...noFilters };

const periodLabels: Partial<Record<string, string>> = {
  Today: 'posted today',
  Yesterday: 'posted yesterday',
  'Last 3 days': 'posted in the last 3 days',
  'Last week': 'posted in the last week',
  'Last month': 'posted in the last month',
};

/** The server stops counting here. */
const maxCount = 1000;

/** '38', '1,000+' */
export const formatCount = (count: number): string =>
  count < maxCount ? String(count) : `${maxCount.toLocaleString('en-GB')}+`;

/** '38 open roles posted in the last week' */
export function formatJobCount(total: number, date?: string): string {
  const roles = total === 1 ? '1 open role' : `${formatCount(total)} open roles`;
  return [roles, date && periodLabels[date]].filter(Boolean).join(' ');
}
