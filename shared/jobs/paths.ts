import type { Job } from '@foothold/shared/contract';

/** Where a list leads: students have a page of their own for each job, on which they apply. */
export const getJobPath = ({ id, sharelink }: Pick<Job, 'id' | 'sharelink'>, isStudent: boolean): string =>
  isStudent ? `/dashboard/jobs/${id}` : new URL(sharelink).pathname;
