import { isDeepStrictEqual } from 'node:util';
import type { WireResponse } from './idempotency';
import type { Route } from './route';

/**
 * The answer of a call as it goes over the wire: what the contract does not name never leaves. A trusted route's
 * answer is sent as it is; under `strict`, where tests run, one that the filter would have changed is an error.
 */
export function toWireResponse(
  { endpoint, trusted }: Route,
  result: unknown,
  cookies: string[],
  strict: boolean,
): WireResponse {
  const { status, output } = endpoint;
  if (status === 204) return { status, body: '', cookies };
  if (trusted && !strict) return { status, body: JSON.stringify(result), cookies };
  const filtered = output.parse(result);
  if (trusted && !isDeepStrictEqual(filtered, result))
    throw new Error(`${endpoint.method} ${endpoint.path} is trusted but answers more than its contract.`);
  return { status, body: JSON.stringify(filtered), cookies };
}
