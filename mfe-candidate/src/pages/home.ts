import { replace } from '@foothold/shared/router';

/** The dashboard has no page of its own: it starts with the jobs. */
export const loader = () => replace('/dashboard/jobs');
