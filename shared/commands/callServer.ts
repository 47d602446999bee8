import { buildPath, type Endpoint, type ErrorBody, explain, type Output } from '@foothold/shared/contract';
import { isInstalled } from '../build/workspace';
import { toRefusal, UsageError } from './usageError';

/** Where a running server is, and what it takes as proof of who calls. */
export interface ServerAddress {
  address: string;
  token: string;
}

interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  /** Sends them in a form, with what the body holds as texts. */
  files?: Readonly<Record<string, Buffer>>;
}

/** Calls an endpoint of a running server. Rejects with a UsageError that gives the reasons when it refuses. */
export async function callServer<E extends Endpoint>(
  server: ServerAddress,
  endpoint: E,
  { params, query = {}, body, files }: RequestParts = {},
): Promise<Output<E>> {
  const url = new URL(`/api${buildPath(endpoint, params)}`, server.address);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  const response = await fetch(url, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${server.token}`, ...(!files && { 'content-type': 'application/json' }) },
    body: files
      ? toForm(body as Record<string, unknown>, files)
      : body === undefined
        ? undefined
        : JSON.stringify(body),
  }).catch(() => {
    throw new UsageError(`${server.address} does not answer.`);
  });
  const result = await response.json().catch(() => undefined);
  if (response.ok) return result as Output<E>;
  const { message, fields, code } = (result ?? {
    message: `${server.address} answered ${response.status}.`,
  }) as ErrorBody;
  // A key that is no longer valid is answered with the reason.
  if (code === 'signed_out' && message === explain(code))
    throw new UsageError(`${server.address} does not know this ${isInstalled ? '' : 'OPERATOR_TOKEN or '}RELEASE_KEY.`);
  throw toRefusal(message, fields);
}

function toForm(body: Readonly<Record<string, unknown>>, files: Readonly<Record<string, Buffer>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.set(name, String(value));
  for (const [name, content] of Object.entries(files)) form.set(name, new Blob([Uint8Array.from(content)]), name);
  return form;
}
