import type { JobListParam, JobListSearch } from '@foothold/shared/contract';
import { useUpdateSearchParams } from '@foothold/shared/lists';

/** The parts of a search that decide which jobs are found. */
export const omitSort = ({ sort: _, ...conditions }: JobListSearch) => conditions;

export const isFiltered = (search: JobListSearch) => Object.keys(omitSort(search)).length > 0;

export const useSearchChange = useUpdateSearchParams<JobListParam>;

export const noFilters = { date: null, company: null, field: null, stipend: null, location: null };

/** Keeps the sort order. */
export const emptySearch = { q: null, ...noFilters };
