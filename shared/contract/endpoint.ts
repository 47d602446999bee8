import * as z from '@foothold/shared/schema';

/**
 * Who may call. `organization` is a verified company; `pending` is one that waits to be verified, `rejected` one that was
 * refused. An admin is `unproven` between the password and the code, and `unenrolled` where the site requires two-factor
 * login that they have not set up. `operator` is a command that carries the server's own token.
 */
export type AccessRole =
  | 'student'
  | 'organization'
  | 'pending'
  | 'rejected'
  | 'admin'
  | 'unproven'
  | 'unenrolled'
  | 'operator';
export type Access = 'anyone' | AccessRole | readonly AccessRole[];

/** Everybody whose account stands; a refused company is named beside them where it may call too. */
export const signedInRoles = ['student', 'organization', 'pending', 'admin'] as const satisfies readonly AccessRole[];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Shape = z.ZodObject<z.ZodRawShape>;
const emptyObject = z.object({});
type EmptyObject = typeof emptyObject;

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  File extends string = string,
  Allowed extends Access = Access,
  StandIn extends string = string,
> {
  readonly method: Method;
  /** Below /api, in the notation of routers: `/jobs/:id`. */
  readonly path: string;
  readonly access: Allowed;
  /** One sentence: what it does for whom, and which failures it names. */
  readonly summary: string;
  /** HTTP status of success. */
  readonly status: number;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly output: Output;
  /** Names of the file parts: the call is multipart/form-data and `body` describes its text parts. */
  readonly files: readonly File[];
  /** What its files are. */
  readonly accepts: 'documents' | 'pictures';
  /** Files that may be left out where the body has the field named here. */
  readonly fileSubstitutes: Readonly<Record<StandIn, string>>;
  /** What success looks like on the wire: JSON, a stream of server-sent events, or a file to keep. */
  readonly produces: 'application/json' | 'text/event-stream' | 'text/calendar' | 'text/csv' | 'application/zip';
  /** A retry with the same `Idempotency-Key` gets the first answer again. */
  readonly idempotent: boolean;
  /** The largest JSON body, in bytes, where it may be larger than any other call's. */
  readonly bodyLimit?: number;
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
  idempotent?: boolean;
  bodyLimit?: number;
  produces?: Endpoint['produces'];
}

const anyOutput = z.unknown();

/** Declares one call of the API: its types, validation, access, response filter and OpenAPI entry all follow from this value. */
export function endpoint<
  P extends Shape = EmptyObject,
  Q extends z.ZodType = EmptyObject,
  B extends z.ZodType = EmptyObject,
  O extends z.ZodType = z.ZodType<unknown>,
  F extends string = never,
  const A extends Access = Access,
  S extends F = never,
>(declaration: Declaration<P, Q, B, O, F, A, S>): Endpoint<P, Q, B, O, F, A, S> {
  const { status = 200, files = [], accepts = 'documents', fileSubstitutes = {} } = declaration;
  const { idempotent = false, produces = 'application/json' } = declaration;
  const { params = emptyObject, query = emptyObject, body = emptyObject, output = anyOutput, ...rest } = declaration;
  return {
    ...rest,
    status,
    files,
    accepts,
    fileSubstitutes,
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
/** The answer of a call. */
export type Output<E extends Endpoint> = z.output<E['output']>;
/** The names of the files that a call uploads. */
export type FileName<E extends Endpoint> = E['files'][number];
/** One value for each file of a call; those that something else may stand in for can be missing. */
export type FilesOf<E extends Endpoint, Value> = Record<Exclude<FileName<E>, keyof E['fileSubstitutes']>, Value> &
  Partial<Record<keyof E['fileSubstitutes'] & FileName<E>, Value>>;

/** The path of a call with its parameters in place, below /api: `/jobs/title/cook/7`. */
export const buildPath = ({ path }: Pick<Endpoint, 'path'>, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
