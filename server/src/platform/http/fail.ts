import { type ErrorCode, explain, type FieldErrors } from '@foothold/shared/contract';

interface FailureDetails {
  /** In place of the sentence of the table. */
  sentence?: string;
  /** Why an organization was rejected, or an account suspended. */
  reason?: string | null;
  /** Seconds after which the client should retry. */
  retryAfter?: number;
}

/** A failure that is reported to the caller: a code from the table of the contract, with details. */
export class Failure extends Error {
  override name = 'Failure';

  constructor(
    readonly code: ErrorCode,
    readonly fields?: FieldErrors,
    readonly details: FailureDetails = {},
  ) {
    super(details.sentence ?? (code === 'invalid_input' ? getOnlySentence(fields) : undefined) ?? explain(code));
  }
}

/** Where one sentence says what is wrong with the fields, it says more than the table's. */
function getOnlySentence(fields: FieldErrors = {}): string | undefined {
  const [sentence, ...others] = new Set(Object.values(fields));
  return others.length === 0 ? sentence : undefined;
}

/** Ends a call with a failure from the table of `@foothold/shared/contract`. */
export function fail(code: ErrorCode, fields?: FieldErrors, details?: FailureDetails): never {
  throw new Failure(code, fields, details);
}

/** `retryAfter` in seconds; `otherwise` is what else the caller can do. */
export function failTooManyAttempts(retryAfter: number, otherwise = ''): never {
  const minutes = Math.ceil(retryAfter / 60);
  const time = retryAfter < 45 ? count(retryAfter, 'second') : count(minutes, 'minute');
  return fail('too_many_requests', undefined, {
    retryAfter,
    sentence: `Too many attempts. Try again in ${time}${otherwise}.`,
  });
}

const count = (number: number, unit: string) => `${number} ${number === 1 ? unit : `${unit}s`}`;
