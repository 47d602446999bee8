import { anyOutput, emptyObject } from './emptySchemas';
import { type LimitedAdminRole, limitedAdminRoles } from './enums';
import type * as z from './schema';

/**
 * Who may call. `organization` is a verified company, `pending` one that awaits verification, `rejected` one that was
 * rejected. `unconfirmed` is a student or company that has not confirmed its address within 7 days. An admin reviews companies, people and jobs, and manages
 * releases; a `reviewer` does the one alone, a `release_manager` the other. Each of them is `unproven` between password and code (MFA pending), and `unenrolled` when the site requires
 * two-factor login that they have not set up. `operator` is a command with the server's own token, `release_key` one with the key of a team.
 */
export type AccessRole =
  | 'student'
  | 'organization'
  | 'pending'
  | 'rejected'
  | 'unconfirmed'
  | 'admin'
  | LimitedAdminRole
  | 'unproven'
  | 'unenrolled'
  | 'operator'
  | 'release_key';
export type Access = 'anyone' | AccessRole | readonly AccessRole[];

/** Who reviews companies, people and jobs. */
export const reviewerRoles = ['admin', 'reviewer'] as const satisfies readonly AccessRole[];
/** Who manages releases. */
export const releaseManagerRoles = ['admin', 'release_manager'] as const satisfies readonly AccessRole[];
export const adminRoles = ['admin', ...limitedAdminRoles] as const satisfies readonly AccessRole[];
/** All users with an active account. Endpoints that a rejected company may call name it in addition. */
export const signedInRoles = [
  ...(['student', 'organization', 'pending'] as const),
  ...adminRoles,
] as const satisfies readonly AccessRole[];

/** What a call is counted as where calls are limited. */
export type CallKind =
  | 'login'
  | 'passkey_options'
  | 'register'
  | 'reset'
  | 'link'
  | 'search'
  | 'read'
  | 'write'
  | 'upload'
  | 'stream'
  | 'health_report'
  | 'publication';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Shape = z.ZodObject<z.ZodRawShape>;
type EmptyObject = typeof emptyObject;

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  File extends string = string,
  Allowed extends Access = Access,
  Substitute extends string = string,
> {
  readonly method: Method;
  /** A route pattern below /api: `/jobs/:id`. */
  readonly path: string;
  readonly access: Allowed;
  /** For the API's documentation: what the call does, and its specific error codes. */
  readonly summary: string;
  /** HTTP status of success. */
  readonly status: number;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly output: Output;
  /** Names of the file parts: the call is multipart/form-data and `body` describes its text parts. */
  readonly files: readonly File[];
  /** The kind of its files. */
  readonly accepts: 'documents' | 'pictures';
  /** Files that may be missing if the body has the field named here. */
  readonly fileSubstitutes: Readonly<Record<Substitute, string>>;
  /** Files that may be missing altogether: what a job asks for decides. */
  readonly optionalFiles: readonly File[];
  /** Media type of a successful response. */
  readonly produces: 'application/json' | 'text/event-stream' | 'text/calendar' | 'text/csv' | 'application/zip';
  /** A retry with the same `Idempotency-Key` gets the first response again. */
  readonly idempotent: boolean;
  /** Largest JSON body in bytes, if it may exceed the general limit. */
  readonly bodyLimit?: number;
  /** How its calls are limited, unless method, files and `produces` say enough. */
  readonly limitedAs?: CallKind;
}

interface Declaration<P, Q, B, O, F extends string, A extends Access, S extends F> {
  method: Method;
  path: string;
  access: A;
  summary: string;
  status?: number;
  params?: P;
  query?: Q;
  body?: B;
  output?: O;
  files?: readonly F[];
  accepts?: Endpoint['accepts'];
  fileSubstitutes?: Readonly<Record<S, string>>;
  optionalFiles?: readonly NoInfer<F>[];
  idempotent?: boolean;
  bodyLimit?: number;
  limitedAs?: CallKind;
  produces?: Endpoint['produces'];
}

/** Declares one call of the API. Types, validation, access, response filter and OpenAPI entry follow from it. */
export function endpoint<
  P extends Shape = EmptyObject,
  Q extends z.ZodType = EmptyObject,
  B extends z.ZodType = EmptyObject,
  O extends z.ZodType = z.ZodType<unknown>,
  F extends string = never,
  const A extends Access = Access,
  S extends F = never,
>(declaration: Declaration<P, Q, B, O, F, A, S>): Endpoint<P, Q, B, O, F, A, S> {
  const { status = 200, files = [], accepts = 'documents', fileSubstitutes = {}, optionalFiles = [] } = declaration;
  const { idempotent = false, produces = 'application/json' } = declaration;
  const { params = emptyObject, query = emptyObject, body = emptyObject, output = anyOutput, ...rest } = declaration;
  return {
    ...rest,
    status,
    files,
    accepts,
    fileSubstitutes,
    optionalFiles,
    idempotent,
    produces,
    params,
    query,
    body,
    output,
  } as Endpoint<P, Q, B, O, F, A, S>;
}

/** The body of a call after validation. */
export type Input<E extends Endpoint> = z.output<E['body']>;
/** The body of a call as a form or client writes it, before defaults and trimming. */
export type UnparsedInput<E extends Endpoint> = z.input<E['body']>;
/** The query of a call after validation. */
export type Query<E extends Endpoint> = z.output<E['query']>;
/** The path parameters of a call after validation. */
export type Params<E extends Endpoint> = z.output<E['params']>;
/** The response of a call. */
export type Output<E extends Endpoint> = z.output<E['output']>;
/** The names of the files that a call uploads. */
export type FileName<E extends Endpoint> = E['files'][number];
/** One value for each file of a call; files with a substitute are optional. */
export type FilesOf<E extends Endpoint, Value> = Record<Exclude<FileName<E>, keyof E['fileSubstitutes']>, Value> &
  Partial<Record<keyof E['fileSubstitutes'] & FileName<E>, Value>>;

/** The path of a call below /api with its parameters inserted: `/jobs/title/cook/7`. */
export const buildPath = ({ path }: Pick<Endpoint, 'path'>, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** The same with a query: `/jobs?field=Art&limit=20`. Names a response that comes with the document. */
export const buildPathWithQuery = (
  endpoint: Pick<Endpoint, 'path'>,
  query: Readonly<Record<string, unknown>>,
): string =>
  `${buildPath(endpoint)}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
