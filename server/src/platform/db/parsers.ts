// Object identifiers of PostgreSQL's built-in types.
const int8 = 20;
const date = 1082;
const timestamptz = 1184;
const numeric = 1700;

const keepText = (text: string) => text;
const toIsoInstant = (text: string) => new Date(text).toISOString();

/** Converts these types to JavaScript, alike for both engines. */
export const parsers: Record<number, (text: string) => unknown> = {
  [int8]: Number,
  [numeric]: Number,
  [date]: keepText,
  [timestamptz]: toIsoInstant,
};
