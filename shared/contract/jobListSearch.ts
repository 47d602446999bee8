import { type jobSearch, jobSearchChoices, jobSearchTexts, searchAmountPattern } from './jobSearch';
import type * as z from './schema';
import { splitSkills } from './skillKey';

/** Names of the filters' query parameters, in the order of their chips. */
export const jobFilters = ['date', 'company', 'field', 'stipend', 'location'] as const;
export type JobFilter = (typeof jobFilters)[number];

/** The query parameters of the further filters, in the order of their panel. */
export const furtherJobFilters = [
  'skill',
  'env_mode',
  'kind',
  'currency',
  'pay_from',
  'pay_to',
  'duration',
  'start',
  'degree',
] as const;
export type FurtherJobFilter = (typeof furtherJobFilters)[number];

export type JobListParam = 'q' | 'sort' | JobFilter | FurtherJobFilter;

/** What the address of a list of jobs asks for. */
export type JobListSearch = Pick<z.input<typeof jobSearch>, JobListParam>;

/** An option of the date filter that means no filter. */
export const anyTime = 'All time';

/** Parses the address. Invalid values are dropped, because addresses are typed and shared by hand. */
export function parseJobListSearch(params: URLSearchParams): JobListSearch {
  const validNames = (['q', 'sort', ...jobFilters, ...furtherJobFilters] as const).filter((name) => {
    const value = params.get(name);
    return value && value !== anyTime && isAllowed(name, value);
  });
  return Object.fromEntries(validNames.map((name) => [name, params.get(name)]));
}

/** By lists and lengths: the schema would cost the first page of most readers all of zod. */
function isAllowed(name: JobListParam, value: string): boolean {
  if (name === 'q' || name === 'company' || name === 'location' || name === 'skill')
    return value.trim().length <= jobSearchTexts[name] && (name !== 'skill' || splitSkills(value).length > 0);
  if (name === 'pay_from' || name === 'pay_to') return searchAmountPattern.test(value);
  const values = name === 'env_mode' || name === 'kind' ? value.split(',') : [value];
  return values.every((one) => jobSearchChoices[name].some((choice) => choice === one));
}

/** A filter that is set: by a chip, or in the panel, where the parameters of the pay are one. */
export type ActiveJobFilter = JobFilter | Exclude<FurtherJobFilter, 'currency' | 'pay_from' | 'pay_to'> | 'pay';

export const payFilters = ['currency', 'pay_from', 'pay_to'] as const satisfies FurtherJobFilter[];

const activeFilters = [...jobFilters, 'skill', 'env_mode', 'kind', 'pay', 'duration', 'start', 'degree'] as const;

export const listActiveFilters = (search: JobListSearch): ActiveJobFilter[] =>
  activeFilters.filter((name) => toFilterParams(name).some((param) => search[param] !== undefined));

/** How many of the filters in the panel are set. */
export const countFurtherFilters = (search: JobListSearch): number =>
  listActiveFilters(search).filter((name) => name === 'date' || !jobFilters.some((chip) => chip === name)).length;

/** The query parameters of a filter. */
export const toFilterParams = (filter: ActiveJobFilter): readonly (JobFilter | FurtherJobFilter)[] =>
  filter === 'pay' ? payFilters : [filter];

/** Rows of a page of a list. The server renders the first page of the public one. */
export const listPageSize = 20;
