import { furtherJobFilters, type JobListParam, type JobListSearch, jobFilters } from '@foothold/shared/contract';
import { useUpdateSearchParams } from '@foothold/shared/lists';

/** The parts of a search that decide which jobs are found. */
export const omitSort = ({ sort: _, ...conditions }: JobListSearch) => conditions;

export const isFiltered = (search: JobListSearch) => Object.keys(omitSort(search)).length > 0;

export const useSearchChange = useUpdateSearchParams<JobListParam>;

/** Of the chips and of the panel. */
export const noFilters = Object.fromEntries([...jobFilters, ...furtherJobFilters].map((name) => [name, null]));

/** Keeps the sort order. */
export const emptySearch = { q: null, ...noFilters };
