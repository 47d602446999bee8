import type { Term } from './words';

const quoteLexeme = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** A tsquery that matches any of these words. */
export const matchAny = (words: readonly string[]): string => `(${words.map(quoteLexeme).join('|')})`;

/** A tsquery that matches each term and all of the filter lexemes. */
export const matchAll = (terms: readonly Term[], lexemes: readonly string[]): string =>
  [...terms.map(({ exact, corrected }) => matchAny([...exact, ...corrected])), ...lexemes.map(quoteLexeme)].join('&');
