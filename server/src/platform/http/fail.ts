import { type ErrorCode, explain, type FieldErrors } from '@foothold/shared/contract';

interface FailureDetails {
  /** A sentence that says more than the table's. */
  sentence?: string;
  /** Why an organization was rejected, or an account suspended. */
  reason?: string | null;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}

/** A failure that the caller is told about: a code from the one table, and what goes with it. */
export class Failure extends Error {
  override name = 'Failure';

  constructor(
    readonly code: ErrorCode,
    readonly fields?: FieldErrors,
    readonly details: FailureDetails = {},
  ) {
    super(details.sentence ?? explain(code));
  }
}

/** Ends a call with a failure from the table of `@foothold/shared/contract`. */
export function fail(code: ErrorCode, fields?: FieldErrors, more?: FailureDetails): never {
  throw new Failure(code, fields, more);
}
