export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** A text in pieces: where one of the words stands, whatever its accents and capitals, and what lies between. */
export function splitByMatches(text: string, words: readonly string[]): TextSegment[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  const { folded, from } = foldWithOffsets(text);
  const found: TextSegment[] = [];
  let end = 0;
  for (const { index, 0: hit } of folded.matchAll(buildPattern(words))) {
    const [start, stop] = [from[index] ?? 0, from[index + hit.length] ?? text.length];
    if (start > end) found.push({ text: text.slice(end, start), isMatch: false });
    found.push({ text: text.slice(start, stop), isMatch: true });
    end = stop;
  }
  if (end < text.length) found.push({ text: text.slice(end), isMatch: false });
  return found;
}

/** As the server compares words: without accents and capitals. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴøđłıß]/g, (letter) => plainLetters[letter] ?? letter);

const plainLetters: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ß: 's' };

/** The folded text, and for each of its characters where in the text it came from. */
function foldWithOffsets(text: string): { folded: string; from: number[] } {
  let folded = '';
  const from: number[] = [];
  let place = 0;
  for (const character of text) {
    const plainly = foldText(character);
    folded += plainly;
    for (let count = 0; count < plainly.length; count += 1) from.push(place);
    place += character.length;
  }
  return { folded, from };
}

/** The longest first. One or two letters are found where a word begins with them only. */
function buildPattern(words: readonly string[]): RegExp {
  const parts = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => (word.length < 3 ? `(?<![\\p{L}\\p{N}])${escapeRegExp(word)}` : escapeRegExp(word)));
  return new RegExp(parts.join('|'), 'gu');
}

const escapeRegExp = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
