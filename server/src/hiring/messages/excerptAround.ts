const maxLength = 160;
/** Characters in front of the word, so that it is seen in its sentence. */
const lead = 50;

/** A text on one line, cut so that it shows the first word that begins like one of the folded `words`. */
export function excerptAround(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const at = findWord(line, words);
  const begin = at <= lead ? 0 : line.indexOf(' ', at - lead) + 1;
  // A word without spaces in front, however long, is shown from its beginning.
  const from = begin > 0 && begin <= at ? begin : at <= lead ? 0 : at;
  const cut = line.slice(from, from + maxLength);
  return `${from > 0 ? '…' : ''}${cut.trimEnd()}${from + maxLength < line.length ? '…' : ''}`;
}

/** Where the first such word begins; 0 where none does, as accents of other scripts are folded by the database alone. */
function findWord(line: string, words: readonly string[]): number {
  for (const { 0: word, index } of line.matchAll(/[\p{L}\p{N}\p{M}+#]+/gu)) {
    const folded = word
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
    if (words.some((beginning) => folded.startsWith(beginning))) return index;
  }
  return 0;
}
