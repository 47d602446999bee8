import { call } from '@foothold/shared/api';
import {
  countJobs,
  type JobFilter,
  type JobListSearch,
  listCompanyNames,
  listLocations,
} from '@foothold/shared/contract';

export const countByOption = (query: Omit<JobListSearch, 'sort'>) => call(countJobs, { query });

/** The filters whose options come from the server. */
export const optionLoaders: Partial<Record<JobFilter, () => Promise<string[]>>> = {
  company: async () => (await call(listCompanyNames)).data,
  location: async () => (await call(listLocations)).data.map(({ name }) => name),
};
