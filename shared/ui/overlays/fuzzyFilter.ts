type Aliases = Readonly<Record<string, string>>;

/**
 * The names whose text or alias contains every word of the query, in any order and ignoring accents; those that begin with
 * the query come first. If there are none, the names that match when each word may contain a typing mistake.
 */
export function fuzzyFilter(names: readonly string[], query: string, aliases: Aliases = {}): string[] {
  const words = splitWords(query);
  const candidates = names.map((name) => ({ name, text: normalize(`${name} ${aliases[name] ?? ''}`) }));
  const exactMatches = candidates.filter(({ text }) => words.every((word) => text.includes(word)));
  const findCloseMatches = () =>
    candidates.filter(({ text }) => words.every((word) => text.includes(word) || isCloseMatch(word, splitWords(text))));
  const found = exactMatches.length > 0 ? exactMatches : findCloseMatches();
  const typed = words.join(' ');
  const isContinuation = ({ name }: { name: string }) => splitWords(name).join(' ').startsWith(typed);
  const sorted = [...found.filter(isContinuation), ...found.filter((one) => !isContinuation(one))];
  return sorted.map(({ name }) => name);
}

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const splitWords = (text: string) =>
  normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Shorter words are not matched fuzzily, because they are similar to too many others. */
const minFuzzyLength = 4;
/** Words of at least this length may contain two mistakes, shorter ones one. */
const longWordLength = 8;

const isCloseMatch = (typedWord: string, words: readonly string[]) =>
  typedWord.length >= minFuzzyLength &&
  words.some((word) => countEdits(word, typedWord) <= (typedWord.length < longWordLength ? 1 : 2));

/** The Damerau-Levenshtein distance between `typed` and the most similar prefix of `word`. */
function countEdits(word: string, typed: string): number {
  let [secondLastRow, lastRow]: number[][] = [[], Array.from({ length: word.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row += 1) {
    const currentRow = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      currentRow[column] = Math.min(
        (lastRow?.[column] ?? row) + 1,
        (currentRow[column - 1] ?? column) + 1,
        (lastRow?.[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (secondLastRow?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [secondLastRow, lastRow] = [lastRow ?? [], currentRow];
  }
  return Math.min(...(lastRow ?? []));
}
