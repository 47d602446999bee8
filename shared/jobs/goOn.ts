import type { Job } from '@foothold/shared/contract';
import type { InPages } from '@foothold/shared/lists';

/** Where 'Show more' puts the focus: on the first card that it added. */
export const cardId = (id: number) => `job-${id}`;

/** A page of jobs, whichever list it is of. */
export type JobsInPages = InPages<Job>;

/** What the loader of such a list gives: the page behind `cursor`, null where it did not come. */
interface Loaded {
  cursor: string | null;
  jobs: JobsInPages | null;
}

/** How a list of jobs goes on. */
export const jobsGoOn = {
  pageIn: ({ cursor, jobs }: Loaded) => ({ cursor, page: jobs }),
  elementId: cardId,
};
