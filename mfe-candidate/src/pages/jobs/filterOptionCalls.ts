import { call } from '@foothold/shared/api';
import { countJobs, listCompanyNames, listLocations } from '@foothold/shared/contract';
import type { Filter, JobSearch } from './search';

/** How many jobs each choice would show. */
export const countByOption = (query: Omit<JobSearch, 'sort'>) => call(countJobs, { query });

/** What filters offer that only the server knows. */
export const optionLoaders: Partial<Record<Filter, () => Promise<string[]>>> = {
  company: async () => (await call(listCompanyNames)).data,
  location: async () => (await call(listLocations)).data.map(({ name }) => name),
};
