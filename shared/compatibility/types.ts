/** How a value flows is decided by the reader: an area passes input to what the shell provides and gets output from it. */
export type TypeShape =
  | { object: Readonly<Record<string, Member>> }
  | { params: readonly Member[]; returns: TypeShape }
  | { union: readonly TypeShape[] }
  /** A hash of the type's text, and the declared types that it names. */
  | { text: string; names: readonly string[] };

export interface Member {
  type: TypeShape;
  optional?: true;
}

/** Changes when shapes are described in another way: those of different formats cannot be compared. */
export const interfaceFormat = 1;

/** The exports of entry points of `@foothold/shared`, with their types as far as `@foothold/shared` declares them. */
export interface SharedExports {
  format: number;
  /** By entry point and name. */
  exports: Readonly<Record<string, Readonly<Record<string, TypeShape>>>>;
  /** The declared types that shapes name, by file and name. */
  types: Readonly<Record<string, TypeShape>>;
}

/** One field of a call. A field of a list is written `jobs[].title`, one of a record `counts{}`. */
export interface FieldShape {
  type: string;
  /** All values that it can have, where these are listed. */
  values?: readonly string[];
  nullable?: true;
  optional?: true;
}

/** What a call sends and gets, by the path of each field. Input starts with its place: `query.q`, `body.title`. */
export interface EndpointShape {
  input: Readonly<Record<string, FieldShape>>;
  output: Readonly<Record<string, FieldShape>>;
  produces: string;
}

/** Endpoints by method and path: `GET /jobs`. */
export type EndpointShapes = Readonly<Record<string, EndpointShape>>;

/** What a release uses of the shell and of the server, as it was when the release was built. */
export interface Uses extends SharedExports {
  endpoints: EndpointShapes;
}
