/**
 * The only entry point to zod. The shell shares this module with every area, and a module shared as a whole cannot be
 * tree-shaken: so it exports the names in use and no others. Add a name here when a contract needs it.
 */

export type { infer, input, output, ZodObject, ZodRawShape, ZodType } from 'zod';
export {
  array,
  boolean,
  coerce,
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
