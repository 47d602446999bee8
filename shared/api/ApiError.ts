import { type ErrorBody, type ErrorCode, errorStatus, explain, type FieldErrors } from '@foothold/shared/contract';

/** A failed call: `code` for the program, `message` for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly fields: FieldErrors;
  readonly requestId: string | null;
  readonly reason: string | null;

  constructor(
    readonly code: ErrorCode,
    body: Partial<ErrorBody> = {},
    status: number = errorStatus[code],
  ) {
    super(body.error || explain(code));
    this.status = status;
    this.fields = body.fields ?? {};
    this.requestId = body.request_id ?? null;
    this.reason = body.reason ?? null;
  }

  /** Whether there was no response at all. */
  get isConnectionLost(): boolean {
    return this.code === 'offline' || this.code === 'unreachable';
  }
}

/** The error of a request without a response: says 'offline' only when the browser is. */
export const connectionError = (): ApiError => new ApiError(navigator.onLine === false ? 'offline' : 'unreachable');

/** The message for the user about anything that was thrown. */
export const getErrorMessage = (cause: unknown): string =>
  cause instanceof ApiError ? cause.message : explain('unexpected');

/** A page's own sentence about a failed action; only the server's says when to try again after too many attempts. */
export const getActionFailure = (cause: unknown, sentence: string): string =>
  cause instanceof ApiError && cause.code === 'too_many_requests' ? cause.message : sentence;

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorStatus;

/** The statuses by which a proxy refuses a request in the server's place. */
const codesOfProxies: Record<number, ErrorCode> = { 413: 'too_large', 429: 'too_many_requests' };

/** Reads a failed response, even one that the API did not write: a proxy's page, an empty body. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}));
  const { status } = response;
  const code = isErrorCode(body.code)
    ? body.code
    : (codesOfProxies[status] ?? (status >= 502 ? 'unavailable' : 'unexpected'));
  return new ApiError(code, body, status);
}
