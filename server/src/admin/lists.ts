const mostRows = 1000;

/** Which rows of a list. */
export interface Page {
  limit: number;
  offset: number;
}

/** Where a page of a list is, and which one follows it. */
export function pageOf({ page = 1, limit = mostRows }: { page?: number; limit?: number }) {
  const offset = (page - 1) * limit;
  return { limit, offset, next: (total: number) => (offset + limit < total ? page + 1 : null) };
}

const mostWords = 8;

/** The words of a search as patterns, each of which has to match what somebody is found by. */
export const patternsOf = (q = ''): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `%${folded(word).replace(/[\\%_]/g, '\\$&')}%`);

const plain: Record<string, string> = {
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ß: 's' },
};

/**
 * As the database folds what is found. It is done here, so that a pattern is a value of the statement: only then does
 * the planner know how much it will find. A test holds the two together.
 */
export const folded = (text: string): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  ]
    .map((sign) => plain[sign] ?? sign)
    .join('');
