import type { Readable } from 'node:stream';
import type { AccessRole, Endpoint, FilesOf, Identity, Input, Params, Query } from '@foothold/shared/contract';
import type { ReleasePermission } from '@foothold/shared/contract/admin';
import type * as z from '@foothold/shared/schema';
import type { Db, Tx } from '../db';
import type { Upload } from './uploads';

/** What a team's release key lets its bearer do, with which of the apps that the team owns now. */
interface KeyScope {
  id: number;
  name: string;
  team: string;
  apps: readonly string[];
  permissions: readonly ReleasePermission[];
  max_megabytes: number;
  /** Half of what signs; null for a key that an earlier version made. */
  public_key: string | null;
}

/** The caller: identity, key of the session, and role for access checks. */
export interface User extends Identity {
  who: AccessRole;
  session: string;
  /** Of the bearer of a release key, who is no user of the product. */
  key?: KeyScope;
}

/** The caller as far as a response depends on who reads it; null for an anonymous visitor. */
export type Viewer = Pick<User, 'role' | 'user_id' | 'role_specific_id' | 'who'> | null;

/** What handlers may read of a request. */
interface RequestInfo {
  id: string;
  /** The client's address. */
  ip: string;
  /** The key of its session, also where the caller counts as a visitor. */
  session: string | undefined;
  header(name: string): string | undefined;
}

/** Resolves to the result of the work. */
export type Commit<E extends Endpoint = Endpoint> = <T extends { response: z.input<E['output']> }>(
  work: (tx: Tx) => Promise<T>,
) => Promise<T>;

/** The validated input of a handler, typed by its endpoint. */
export interface Call<E extends Endpoint = Endpoint> {
  user: E['access'] extends 'anyone' ? User | null : User;
  params: Params<E>;
  query: Query<E>;
  body: Input<E>;
  /** For reading lists that may lack what others did in the last seconds. It has everything that the caller has written. */
  readDb: Db;
  /** One upload for each name in `endpoint.files`, unless the body substitutes it. Deleted when the call ends. */
  files: FilesOf<E, Upload>;
  request: RequestInfo;
  /**
   * Runs the work of an idempotent endpoint in one transaction with what its retries are answered. It may run more than
   * once, so it must have no effects besides those on the database; `response` is the body of the response.
   */
  commit: Commit<E>;
  /** Makes the browser clear its cache of this site. */
  clearCache(): void;
  /** The token by which a browser is known when it has no session. */
  browserCookie: { read(): string | undefined; set(token: string): void };
  /** The token of the preview that this browser sees. */
  previewCookie: { read(): string | undefined; set(token: string): void; clear(): void };
  /** Sets or clears the session cookie. */
  cookie: { set(token: string): void; clear(): void };
}

type Handler<E extends Endpoint> = (call: Call<E>) => z.input<E['output']> | Promise<z.input<E['output']>>;

interface RouteOptions<E extends Endpoint = Endpoint> {
  /** The query selects exactly the contract's fields, so responses are filtered in tests only. */
  trusted?: boolean;
  /** The response to visitors depends on path and query alone, so identical concurrent requests share one. */
  coalesce?: boolean;
  /** The JSON of a trusted response in UTF-8, where its parts are known. */
  write?: (result: z.output<E['output']>) => Buffer;
}

export interface Route extends Omit<RouteOptions, 'write'> {
  endpoint: Endpoint;
  handle(call: Call): unknown;
  write?: (result: unknown) => Buffer;
}

/** Binds an endpoint to its handler, which returns the response's body and throws failures. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  { write, ...options }: RouteOptions<E> = {},
): Route => ({
  endpoint,
  handle: handle as unknown as Route['handle'],
  ...options,
  ...(write && { write: write as Route['write'] }),
});

/** One server-sent event; `data` is filtered by the endpoint's output. An id alone only advances `Last-Event-ID`. */
export interface ServerSentEvent {
  id?: string;
  event?: string;
  data?: unknown;
}

/** Binds an endpoint that produces `text/event-stream` to its source of events, which ends when `signal` aborts. */
export const eventRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>, signal: AbortSignal) => AsyncIterable<ServerSentEvent>,
): Route => ({ endpoint, handle: handle as unknown as Route['handle'] });

export interface Download {
  name: string;
  body: string | Readable;
}

/** Binds an endpoint that produces a file to its handler. */
export const downloadRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Download | Promise<Download>,
): Route => ({ endpoint, handle: handle as unknown as Route['handle'] });

/** The response of a page route, sent as it is. */
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
  /** GET where it is missing. The body of a POST is not read. */
  method?: 'GET' | 'POST';
  url: string;
  handle(call: PageCall): PageResponse | Promise<PageResponse>;
}

/** A GET outside of the contract: a document, an asset, a download. `url` is a route pattern, with `*` for the rest. */
export const pageRoute = (url: string, handle: PageRoute['handle']): PageRoute => ({ url, handle });
