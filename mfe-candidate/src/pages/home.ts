import { replace } from '@foothold/shared/router';

/** The dashboard has no page of its own and redirects to the jobs. */
export const loader = () => replace('/dashboard/jobs');
