import { isDeepStrictEqual } from 'node:util';
import type { WireResponse } from './idempotency';
import type { Route } from './route';

/**
 * The response of a call, filtered by the contract. The response of a trusted route is sent as it is; with `strict`, as
 * in tests, one that the filter would change is an error, and one whose JSON is not that of the result.
 */
export function toWireResponse(
  { endpoint, trusted, write }: Route,
  result: unknown,
  cookies: string[],
  strict: boolean,
): WireResponse {
  const { status, output } = endpoint;
  if (status === 204) return { status, body: '', cookies };
  if (!trusted) return { status, body: JSON.stringify(output.parse(result)), cookies };
  const body = write?.(result) ?? JSON.stringify(result);
  if (strict && !isDeepStrictEqual(output.parse(result), result))
    throw new Error(`${endpoint.method} ${endpoint.path} is trusted but answers more than its contract.`);
  if (strict && String(body) !== JSON.stringify(result))
    throw new Error(`${endpoint.method} ${endpoint.path} writes something else than its result.`);
  return { status, body, cookies };
}
