/** First letters of the first two words; of one word its first two; of none 'UN'. A sign that stands alone is no word. */
export function initials(name: string | null | undefined) {
  const [first, second] = (name ?? '').normalize('NFC').split(/\s+/u).filter(isWord);
  if (!first) return 'UN';
  const letters = second ? [letter(first, 0), letter(second, 0)] : [letter(first, 0), letter(first, 1)];
  return letters.join('').toLocaleUpperCase('en');
}

const isWord = (part: string) => /^[\p{L}\p{N}]/u.test(part);
const letter = (word: string, at: number) => word.match(/\P{M}\p{M}*/gu)?.[at] ?? '';
