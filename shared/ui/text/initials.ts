/** First letters of the first two words; of one word its first two; of none 'UN'. */
export function initials(name: string | null | undefined) {
  const [first, second] = (name ?? '').normalize('NFC').trim().split(/\s+/u).filter(Boolean);
  if (!first) return 'UN';
  const letters = second ? [letter(first, 0), letter(second, 0)] : [letter(first, 0), letter(first, 1)];
  return letters.join('').toLocaleUpperCase('en');
}

const letter = (word: string, at: number) => Array.from(word)[at] ?? '';
