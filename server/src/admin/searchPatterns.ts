const maxWords = 8;

/** The words of a search as patterns, each of which has to match what somebody is found by. */
export const toSearchPatterns = (q = ''): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => `%${foldText(word).replace(/[\\%_]/g, '\\$&')}%`);

const unaccentedLetters: Record<string, string> = {
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ß: 's' },
};

/**
 * As the database folds what is found. It is done here, so that a pattern is a value of the statement: only then does
 * the planner know how much it will find. A test holds the two together.
 */
export const foldText = (text: string): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  ]
    .map((sign) => unaccentedLetters[sign] ?? sign)
    .join('');
