import {
  buildPath,
  type Endpoint,
  type ErrorCode,
  type FileName,
  type FilesOf,
  type Output,
} from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import ky from 'ky';
import { type ApiError, connectionError, toApiError } from './ApiError';
import { noteResponse } from './keptResponses';
import { getTraceparent } from './traceparent';
import { type OnProgress, uploadWithProgress } from './uploadWithProgress';

type InputPart<Key extends string, Schema extends z.ZodType> =
  Record<never, never> extends z.input<Schema> ? { [K in Key]?: z.input<Schema> } : { [K in Key]: z.input<Schema> };
type FilesInput<E extends Endpoint> = [FileName<E>] extends [never] ? { files?: never } : { files: FilesOf<E, File> };

/** What an endpoint is called with. */
export type CallInput<E extends Endpoint> = InputPart<'params', E['params']> &
  InputPart<'query', E['query']> &
  InputPart<'body', E['body']> &
  FilesInput<E> &
  CallOptions;

interface CallOptions {
  idempotencyKey?: string;
  /** Called while files are uploaded. */
  onProgress?: OnProgress;
  /** The request completes even when the page is closed; its body may have 64 KB at most. */
  keepalive?: boolean;
  /** The call ends the caller's session: that it is gone is no news while the response is on its way. */
  endsSession?: boolean;
}

type UntypedInput = CallOptions & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, File | undefined>;
};

const apiPrefix = '/api';

const client = ky.create({
  prefixUrl: apiPrefix,
  timeout: 20_000,
  throwHttpErrors: false,
  // A call that was refused for its number is not repeated: the page says when to try again.
  retry: { limit: 1, methods: ['get'], statusCodes: [408, 500, 502, 503, 504], afterStatusCodes: [503] },
});

/** Calls the API. Resolves to the contract's output; rejects with an ApiError, or with the signal's reason when aborted. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, signal]: Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, signal?: AbortSignal]
    : [input: CallInput<E>, signal?: AbortSignal]
): Promise<Output<E>> {
  return callWithInput(endpoint, (input ?? {}) as CallInput<E>, signal);
}

/** The same with a required input, for generic callers. */
export async function callWithInput<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Output<E>> {
  const response = await sendOrThrow(endpoint, input as UntypedInput, signal);
  return (response.status === 204 ? undefined : await response.json()) as Output<E>;
}

/** Calls an endpoint that produces a file. Resolves when the download is complete; rejects like `call`. */
export async function fetchFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<File> {
  const response = await sendOrThrow(endpoint, input as UntypedInput);
  const [, name = 'download'] = response.headers.get('content-disposition')?.match(/filename="([^"]+)"/) ?? [];
  try {
    return new File([await response.blob()], name);
  } catch {
    throw connectionError();
  }
}

async function sendOrThrow(endpoint: Endpoint, input: UntypedInput, signal?: AbortSignal): Promise<Response> {
  if (input.endsSession) endingCalls += 1;
  const response = await send(endpoint, input, signal)
    .catch((cause) => {
      handleCallEnd(endpoint, 0);
      throw cause;
    })
    .finally(() => {
      if (input.endsSession) endingCalls -= 1;
    });
  handleCallEnd(endpoint, response.status);
  if (!response.ok) throw notifyListeners(await toApiError(response));
  noteResponse(response);
  return response;
}

type CallObserver = (endpoint: Pick<Endpoint, 'method' | 'path'>, status: number) => void;
let handleCallEnd: CallObserver = () => {};

/** Tells of each call that has ended, with its status; 0 where there was no response. */
export const observeCalls = (observer: CallObserver): void => {
  handleCallEnd = observer;
};

/** Calls on their way that end the session. The stream of events may tell of its end before they are answered. */
let endingCalls = 0;

type Listener = () => void;
const sessionEndListeners = new Set<Listener>();
const unapprovedListeners = new Set<Listener>();

const subscribeTo = (listeners: Set<Listener>) => (listener: Listener) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Calls `listener` when a call fails because the session has ended. Returns an unsubscribe function. */
export const onSessionEnd = subscribeTo(sessionEndListeners);

/** Calls `listener` when a call fails because the company is not approved, or the address not confirmed in time. Returns an unsubscribe function. */
export const onUnapproved = subscribeTo(unapprovedListeners);

const unapprovedCodes = new Set<ErrorCode>(['organization_unverified', 'organization_rejected', 'address_unconfirmed']);

function notifyListeners(error: ApiError): ApiError {
  if (error.code === 'signed_out' && endingCalls === 0) for (const listener of sessionEndListeners) listener();
  if (unapprovedCodes.has(error.code)) for (const listener of unapprovedListeners) listener();
  return error;
}

let isPassive = () => false;

/** While `check` returns true the user may be absent: calls carry `x-passive` and do not extend an admin's session. */
export const setPassiveCheck = (check: () => boolean): void => {
  isPassive = check;
};

async function send(endpoint: Endpoint, input: UntypedInput, signal?: AbortSignal): Promise<Response> {
  const { files, onProgress, keepalive = false } = input;
  const { method } = endpoint;
  const path = buildPath(endpoint, input.params);
  const traceparent = getTraceparent();
  const headers: Record<string, string> = {
    ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
    ...(isPassive() && { 'x-passive': '1' }),
    ...(traceparent && { traceparent }),
  };
  try {
    if (files && onProgress)
      return await uploadWithProgress(apiPrefix + path, {
        method,
        headers,
        body: toFormData({ ...input.body }, files),
        onProgress,
        signal,
      });
    return await client(path.slice(1), {
      method,
      headers,
      keepalive,
      searchParams: toSearchParams(input.query),
      ...toBodyOptions(endpoint, input),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw connectionError();
  }
}

function toSearchParams(query: Record<string, unknown> = {}): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

function toBodyOptions(endpoint: Endpoint, { body, files }: UntypedInput) {
  if (files) return { body: toFormData({ ...body }, files), timeout: false as const };
  // The duration depends on the size of the archive.
  if (endpoint.produces === 'application/zip') return { timeout: false as const };
  return endpoint.method === 'GET' || body === undefined ? {} : { json: body };
}

// Text parts come first, so that the server can reject a request before it reads the files.
function toFormData(body: Record<string, unknown>, files: Record<string, File | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file, file.name);
  return form;
}
