import { type jobSearch, jobSearchChoices, jobSearchTexts } from './jobs';
import type * as z from './schema';

/** Names of the filters' query parameters, in the order of their chips. */
export const jobFilters = ['date', 'company', 'field', 'stipend', 'location'] as const;
export type JobFilter = (typeof jobFilters)[number];

export type JobListParam = 'q' | 'sort' | JobFilter;

/** What the address of a list of jobs asks for. */
export type JobListSearch = Pick<z.input<typeof jobSearch>, JobListParam>;

/** An option of the date filter that means no filter. */
export const anyTime = 'All time';

/** Parses the address. Invalid values are dropped, because addresses are typed and shared by hand. */
export function parseJobListSearch(params: URLSearchParams): JobListSearch {
  const validNames = (['q', 'sort', ...jobFilters] as const).filter((name) => {
    const value = params.get(name);
    return value && value !== anyTime && isAllowed(name, value);
  });
  return Object.fromEntries(validNames.map((name) => [name, params.get(name)]));
}

/** By lists and lengths: the schema would cost the first page of most readers all of zod. */
function isAllowed(name: JobListParam, value: string): boolean {
  if (name === 'q' || name === 'company' || name === 'location') return value.trim().length <= jobSearchTexts[name];
  return jobSearchChoices[name].some((choice) => choice === value);
}

export const listActiveFilters = (search: JobListSearch): JobFilter[] =>
  jobFilters.filter((name) => search[name] !== undefined);

/** Rows of a page of a list. The server renders the first page of the public one. */
export const listPageSize = 20;
