import type { Term } from './words';

const quoted = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** A query for any of these words. */
export const anyOf = (words: readonly string[]): string => `(${words.map(quoted).join('|')})`;

/** A query for something of each term, and for all of the facts. */
export const allOf = (terms: readonly Term[], facts: readonly string[]): string =>
  [...terms.map(({ exact, near }) => anyOf([...exact, ...near])), ...facts.map(quoted)].join('&');
