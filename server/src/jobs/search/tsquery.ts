import type { Term } from './words';

const quoteLexeme = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** A query for any of these words. */
export const matchAny = (words: readonly string[]): string => `(${words.map(quoteLexeme).join('|')})`;

/** A query for something of each term, and for all of the facts. */
export const matchAll = (terms: readonly Term[], facts: readonly string[]): string =>
  [...terms.map(({ exact, corrected }) => matchAny([...exact, ...corrected])), ...facts.map(quoteLexeme)].join('&');
