import { isDeepStrictEqual } from 'node:util';
import type { WireResponse } from './idempotency';
import type { Route } from './route';

/**
 * The response of a call, filtered by the contract. The response of a trusted route is sent as it is; with `strict`, as
 * in tests, one that the filter would change is an error.
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
