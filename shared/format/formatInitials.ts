/** First letters of the first two words; of a single word its first two; 'UN' without any. Words begin with a letter or digit. */
export function formatInitials(name: string | null | undefined) {
  const [first, second] = (name ?? '').normalize('NFC').split(/\s+/u).filter(isWord);
  if (!first) return 'UN';
  const letters = second ? [getLetter(first, 0), getLetter(second, 0)] : [getLetter(first, 0), getLetter(first, 1)];
  return letters.join('').toLocaleUpperCase('en');
}

const isWord = (part: string) => /^[\p{L}\p{N}]/u.test(part);
const getLetter = (word: string, at: number) => word.match(/\P{M}\p{M}*/gu)?.[at] ?? '';
