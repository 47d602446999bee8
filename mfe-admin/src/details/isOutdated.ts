import { ApiError } from '@foothold/shared/api';

/** Whether a decision was refused because the company had changed what the page still showed. */
export const isOutdated = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.code === 'not_possible_now';
