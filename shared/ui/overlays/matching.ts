type Known = Readonly<Record<string, string>>;

/**
 * The names that have every word typed, or are known by it, in any order and without accents. Where no name has them all,
 * those that nearly do: a slip of the finger finds what was meant.
 */
export function matching(names: readonly string[], typed: string, known: Known = {}): string[] {
  const words = wordsOf(typed);
  const said = names.map((name) => ({ name, text: fold(`${name} ${known[name] ?? ''}`) }));
  const found = said.filter(({ text }) => words.every((word) => text.includes(word)));
  const near = () =>
    said.filter(({ text }) => words.every((word) => text.includes(word) || isNear(word, wordsOf(text))));
  return (found.length > 0 ? found : near()).map(({ name }) => name);
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Short words are near to too many. */
const [shortest, long] = [4, 8];

const isNear = (word: string, others: readonly string[]) =>
  word.length >= shortest && others.some((other) => slipsTo(other, word) <= (word.length < long ? 1 : 2));

/** How many letters are left out, added, mistaken or exchanged in what is typed of a word, which may not be all of it. */
function slipsTo(word: string, typed: string): number {
  let [before, above]: number[][] = [[], Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const same = typed[row - 1] === word[at - 1];
      const swapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      here[at] = Math.min(
        (above?.[at] ?? row) + 1,
        (here[at - 1] ?? at) + 1,
        (above?.[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before?.[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, above] = [above ?? [], here];
  }
  return Math.min(...(above ?? []));
}
