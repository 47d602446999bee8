import { formatCacNumber } from '@foothold/shared/contract';

const maxWords = 8;

/** One LIKE pattern for each word of a search; a row matches when its `found_by` column matches all of them. */
export const toSearchPatterns = (q = ''): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => `%${foldText(word).replace(/[\\%_]/g, '\\$&')}%`);

/** The same for organizations, which have their CAC numbers in one spelling. */
export const toOrganizationPatterns = (q = ''): string[] => toSearchPatterns(formatCacNumber(q));

const unaccentedLetters: Record<string, string> = {
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ß: 's' },
};

/**
 * Folds text like the database function `folded`. The pattern is folded here and not in the statement, because the
 * planner estimates the number of matches only for a constant pattern. A test compares the two implementations.
 */
export const foldText = (text: string): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  ]
    .map((letter) => unaccentedLetters[letter] ?? letter)
    .join('');
