import type { Job } from '@foothold/shared/contract';
import type { ListPage } from '@foothold/shared/lists';

/** Where 'Show more' puts the focus: on the first card that it added. */
export const getJobCardId = (id: number) => `job-${id}`;

/** A page of jobs, whichever list it is of. */
export type JobListPage = ListPage<Job>;

/** What the loader of such a list gives: the page behind `cursor`, null where it did not come. */
interface LoadedJobPage {
  cursor: string | null;
  jobs: JobListPage | null;
}

/** How a list of jobs goes on. */
export const jobListOptions = {
  toPage: ({ cursor, jobs }: LoadedJobPage) => ({ cursor, page: jobs }),
  elementId: getJobCardId,
};
