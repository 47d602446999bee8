import { type Endpoint, type FileName, type FilesOf, type Output, pathTo } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import ky from 'ky';
import { ApiError, apiErrorOf } from './ApiError';
import { type OnProgress, travel } from './travel';

type Part<Key extends string, Schema extends z.ZodType> =
  Record<never, never> extends z.input<Schema> ? { [K in Key]?: z.input<Schema> } : { [K in Key]: z.input<Schema> };
type Files<E extends Endpoint> = [FileName<E>] extends [never] ? { files?: never } : { files: FilesOf<E, File> };

/** What an endpoint is called with. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  Files<E> &
  Manner;

interface Manner {
  idempotencyKey?: string;
  /** Told while files travel. */
  onProgress?: OnProgress;
  /** Arrives even when the page is left meanwhile; at most 64 KB. */
  keepalive?: boolean;
}

type Loose = Manner & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, File | undefined>;
};

const prefix = '/api';

const client = ky.create({
  prefix,
  timeout: 20_000,
  throwHttpErrors: false,
  retry: { limit: 1, methods: ['get'] },
});

/** Calls the API. Resolves to the contract's output; rejects with an ApiError, or with the signal's reason when aborted. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, signal]: Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, signal?: AbortSignal]
    : [input: CallInput<E>, signal?: AbortSignal]
): Promise<Output<E>> {
  return perform(endpoint, (input ?? {}) as CallInput<E>, signal);
}

/** The same with the input always given, for callers that are generic themselves. */
export async function perform<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Output<E>> {
  const response = await answered(endpoint, input as Loose, signal);
  return (response.status === 204 ? undefined : await response.json()) as Output<E>;
}

/** Calls an endpoint that answers with a file. Resolves once all of it is here; rejects like `call`. */
export async function fetchFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<File> {
  const response = await answered(endpoint, input as Loose);
  const [, name = 'download'] = response.headers.get('content-disposition')?.match(/filename="([^"]+)"/) ?? [];
  try {
    return new File([await response.blob()], name);
  } catch {
    throw new ApiError('offline');
  }
}

async function answered(endpoint: Endpoint, input: Loose, signal?: AbortSignal): Promise<Response> {
  const response = await send(endpoint, input, signal);
  if (!response.ok) throw announce(await apiErrorOf(response));
  return response;
}

type Listener = () => void;
const sessionEnds = new Set<Listener>();
const standings = new Set<Listener>();

const joining = (listeners: Set<Listener>) => (listener: Listener) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Runs `listener` whenever a call finds the session gone. Returns how to stop that. */
export const onSessionEnd = joining(sessionEnds);

/** Runs `listener` whenever a call finds that this company is not approved, or not any more. Returns how to stop that. */
export const onUnapproved = joining(standings);

function announce(error: ApiError): ApiError {
  if (error.code === 'signed_out') for (const listener of sessionEnds) listener();
  if (error.code === 'organization_unverified' || error.code === 'organization_rejected')
    for (const listener of standings) listener();
  return error;
}

let isPassive = () => false;

/** `passive` says of each call, when it is made, that nobody may be there: to the server it is no sign of life. */
export const markPassive = (passive: () => boolean): void => {
  isPassive = passive;
};

async function send(endpoint: Endpoint, input: Loose, signal?: AbortSignal): Promise<Response> {
  const { files, onProgress, keepalive = false } = input;
  const { method } = endpoint;
  const path = pathTo(endpoint, input.params);
  const headers: Record<string, string> = {
    ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
    ...(isPassive() && { 'x-passive': '1' }),
  };
  try {
    if (files && onProgress)
      return await travel(prefix + path, {
        method,
        headers,
        body: formOf({ ...input.body }, files),
        onProgress,
        signal,
      });
    return await client(path.slice(1), {
      method,
      headers,
      keepalive,
      searchParams: queryOf(input.query),
      ...payload(endpoint, input),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError('offline');
  }
}

function queryOf(query: Record<string, unknown> = {}): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

function payload(endpoint: Endpoint, { body, files }: Loose) {
  if (files) return { body: formOf({ ...body }, files), timeout: false as const };
  // An archive takes as long as it is large.
  if (endpoint.produces === 'application/zip') return { timeout: false as const };
  return endpoint.method === 'GET' || body === undefined ? {} : { json: body };
}

// Text parts go first, so that the server can refuse a request before it has taken in the files.
function formOf(body: Record<string, unknown>, files: Record<string, File | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file, file.name);
  return form;
}
