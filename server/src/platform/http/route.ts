import type { Readable } from 'node:stream';
import type { AccessRole, Endpoint, FilesOf, Identity, Input, Params, Query } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import type { Upload } from './uploads';

/** Who calls: their identity, the key of their session, and what they count as for access. */
export interface User extends Identity {
  who: AccessRole;
  session: string;
}

/** The caller as far as a response depends on who reads it; null for an anonymous visitor. */
export type Viewer = Pick<User, 'role' | 'user_id' | 'role_specific_id'> | null;

/** The request behind a call, as far as a rule may need it. */
interface RequestInfo {
  id: string;
  /** The address that the call came from. */
  ip: string;
  header(name: string): string | undefined;
}

/** What a handler gets: everything checked, typed by its endpoint. */
export interface Call<E extends Endpoint = Endpoint> {
  user: E['access'] extends 'anyone' ? User | null : User;
  params: Params<E>;
  query: Query<E>;
  body: Input<E>;
  /** One upload for each name in `endpoint.files`, unless the body stands in for it; gone when the call ends. */
  files: FilesOf<E, Upload>;
  request: RequestInfo;
  /** Has the browser drop the files that it keeps of this site. */
  clearCache(): void;
  /** Sets or clears the session cookie of the answer. */
  cookie: { set(token: string): void; clear(): void };
}

type Handler<E extends Endpoint> = (call: Call<E>) => z.input<E['output']> | Promise<z.input<E['output']>>;

interface RouteOptions {
  /** The query selects exactly the contract's fields, so the filter is left out: tests still hold every answer to it. */
  trusted?: boolean;
  /** What a visitor is answered follows from address and query alone, so that those who ask at once share one answer. */
  coalesce?: boolean;
}

export interface Route extends RouteOptions {
  endpoint: Endpoint;
  handle(call: Call): unknown;
}

/** Ties a call of the contract to what answers it. The handler returns the body of success and throws failures. */
export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E>, options: RouteOptions = {}): Route => ({
  endpoint,
  handle: handle as unknown as Route['handle'],
  ...options,
});

/** One server-sent event; `data` is checked against the endpoint's output. An id alone says where to go on from. */
export interface ServerSentEvent {
  id?: string;
  event?: string;
  data?: unknown;
}

/** Ties an endpoint that produces `text/event-stream` to its source of events, which ends when `signal` aborts. */
export const eventRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>, signal: AbortSignal) => AsyncIterable<ServerSentEvent>,
): Route => ({ endpoint, handle: handle as unknown as Route['handle'] });

/** A file to keep. */
export interface Download {
  name: string;
  body: string | Readable;
}

/** Ties an endpoint that produces a file to what makes it. */
export const downloadRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Download | Promise<Download>,
): Route => ({ endpoint, handle: handle as unknown as Route['handle'] });

/** What a page route answers: it decides everything itself. */
export interface PageResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer | Readable;
}

export interface PageCall {
  user: User | null;
  url: URL;
  params: Record<string, string>;
  request: RequestInfo;
}

export interface PageRoute {
  url: string;
  handle(call: PageCall): PageResponse | Promise<PageResponse>;
}

/** A GET outside of the contract: a document, an asset, a download. `url` is in the notation of routers, `*` for the rest. */
export const pageRoute = (url: string, answer: PageRoute['handle']): PageRoute => ({ url, handle: answer });
