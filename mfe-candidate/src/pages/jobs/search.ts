import { jobSearch } from '@foothold/shared/contract';
import { useUpdateSearchParams as useListChange } from '@foothold/shared/lists';
import type * as z from '@foothold/shared/schema';

type SearchParam = 'q' | 'sort' | Filter;
export type JobSearch = Pick<z.input<typeof jobSearch>, SearchParam>;
export type Filter = (typeof filters)[number];

/** The filters in the order of their chips, each under the name of its query parameter. */
export const filters = ['date', 'company', 'field', 'stipend', 'location'] as const;

/** The date that leaves nothing out: a choice, but no filter. */
export const anyTime = 'All time';

/** What the address asks for. A value that the search does not know is left out: anybody may have typed it. */
export function parseSearch(params: URLSearchParams): JobSearch {
  const given = (['q', 'sort', ...filters] as const).filter((name) => {
    const value = params.get(name);
    return value && value !== anyTime && jobSearch.shape[name].safeParse(value).success;
  });
  return Object.fromEntries(given.map((name) => [name, params.get(name)]));
}

/** The chosen filters, in the order of their chips. */
export const listActiveFilters = (search: JobSearch): Filter[] => filters.filter((name) => search[name] !== undefined);

/** What leaves jobs out: all but their order. */
export const omitSort = ({ sort: _, ...narrowing }: JobSearch) => narrowing;

export const isFiltered = (search: JobSearch) => Object.keys(omitSort(search)).length > 0;

/** Changes what this search asks for. */
export const useSearchChange = useListChange<SearchParam>;

/** Every job that says what is searched for. */
export const noFilters = { date: null, company: null, field: null, stipend: null, location: null };

/** No search and no filter: every open job, in the order that was chosen. */
export const emptySearch = { q: null, ...noFilters };
