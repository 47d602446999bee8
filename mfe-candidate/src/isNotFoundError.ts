import { ApiError } from '@foothold/shared/api';

/** No such job, or an address that could not name one. */
export const isNotFoundError = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
