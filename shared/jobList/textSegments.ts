export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** Splits a text into matches of the words and the text between them, ignoring case and diacritics. */
export function splitByMatches(text: string, words: readonly string[]): TextSegment[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  const { folded, offsets } = foldWithOffsets(text);
  const segments: TextSegment[] = [];
  let end = 0;
  for (const { index, 0: match } of folded.matchAll(buildPattern(words))) {
    const [start, stop] = [offsets[index] ?? 0, offsets[index + match.length] ?? text.length];
    if (start > end) segments.push({ text: text.slice(end, start), isMatch: false });
    segments.push({ text: text.slice(start, stop), isMatch: true });
    end = stop;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMatch: false });
  return segments;
}

/** Lower case without diacritics, as the server compares words. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴøđłıß]/g, (letter) => baseLetters[letter] ?? letter);

const baseLetters: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ß: 's' };

/** The folded text, and for each of its characters the offset in the original text: folding can change the length. */
function foldWithOffsets(text: string): { folded: string; offsets: number[] } {
  let folded = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    const foldedCharacter = foldText(character);
    folded += foldedCharacter;
    for (let count = 0; count < foldedCharacter.length; count += 1) offsets.push(offset);
    offset += character.length;
  }
  return { folded, offsets };
}

/** Longest word first. Words of one or two letters match only at the start of a word. */
function buildPattern(words: readonly string[]): RegExp {
  const parts = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => (word.length < 3 ? `(?<![\\p{L}\\p{N}])${escapeRegExp(word)}` : escapeRegExp(word)));
  return new RegExp(parts.join('|'), 'gu');
}

const escapeRegExp = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
