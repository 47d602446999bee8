import { call } from '@foothold/shared/api';
import { countJobs, listCompanyNames, listLocations } from '@foothold/shared/contract';
import type { Filter, JobSearch } from './search';

export const countByOption = (query: Omit<JobSearch, 'sort'>) => call(countJobs, { query });

/** The filters whose options come from the server. */
export const optionLoaders: Partial<Record<Filter, () => Promise<string[]>>> = {
  company: async () => (await call(listCompanyNames)).data,
  location: async () => (await call(listLocations)).data.map(({ name }) => name),
};
