import type { Job } from '@foothold/shared/contract';
import type { ListPage } from '@foothold/shared/lists';

/** The element of a job in a list, which takes the focus when 'Show more' has loaded it. */
export const getJobCardId = (id: number) => `job-${id}`;

/** A page of jobs, of any list of jobs. */
export type JobListPage = ListPage<Job>;

/** What such a list's loader returns for `?cursor=…`: the page after the cursor, null when it failed to load. */
export interface LoadedJobPage {
  cursor: string | null;
  jobs: JobListPage | null;
}

/** The options of `useInfiniteList` for a list of jobs. */
export const jobListOptions = {
  toPage: ({ cursor, jobs }: LoadedJobPage) => ({ cursor, page: jobs }),
  elementId: getJobCardId,
};
