/**
 * The names of zod in use, and no others. The shell shares this door with every area, and a package that is
 * shared whole cannot be tree-shaken: add a name here when a contract needs it.
 */

export type { infer, input, output, ZodObject, ZodRawShape, ZodType } from 'zod';
export {
  array,
  boolean,
  coerce,
  config,
  discriminatedUnion,
  email,
  enum,
  int,
  iso,
  literal,
  NEVER,
  null,
  number,
  object,
  record,
  string,
  union,
  unknown,
  url,
} from 'zod';
