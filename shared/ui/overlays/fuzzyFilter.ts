type Aliases = Readonly<Record<string, string>>;

/**
 * The names that have every word typed, or are known by it, in any order and without accents. Where no name has them all,
 * those that nearly do: a slip of the finger finds what was meant.
 */
export function fuzzyFilter(names: readonly string[], query: string, aliases: Aliases = {}): string[] {
  const words = splitWords(query);
  const candidates = names.map((name) => ({ name, text: normalize(`${name} ${aliases[name] ?? ''}`) }));
  const exactMatches = candidates.filter(({ text }) => words.every((word) => text.includes(word)));
  const findCloseMatches = () =>
    candidates.filter(({ text }) => words.every((word) => text.includes(word) || isCloseMatch(word, splitWords(text))));
  return (exactMatches.length > 0 ? exactMatches : findCloseMatches()).map(({ name }) => name);
}

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const splitWords = (text: string) =>
  normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Short words are near to too many. */
const [minFuzzyLength, longWordLength] = [4, 8];

const isCloseMatch = (word: string, others: readonly string[]) =>
  word.length >= minFuzzyLength &&
  others.some((other) => countEdits(other, word) <= (word.length < longWordLength ? 1 : 2));

/** How many letters are left out, added, mistaken or exchanged in what is typed of a word, which may not be all of it. */
function countEdits(word: string, typed: string): number {
  let [secondLastRow, lastRow]: number[][] = [[], Array.from({ length: word.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row += 1) {
    const currentRow = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const same = typed[row - 1] === word[at - 1];
      const swapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      currentRow[at] = Math.min(
        (lastRow?.[at] ?? row) + 1,
        (currentRow[at - 1] ?? at) + 1,
        (lastRow?.[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (secondLastRow?.[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [secondLastRow, lastRow] = [lastRow ?? [], currentRow];
  }
  return Math.min(...(lastRow ?? []));
}
