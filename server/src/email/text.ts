/** Text on one line, so that a line break in a name ends neither a header nor a sentence. */
export const toSingleLine = (text: string): string =>
  stripBidiControls(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Removes the invisible characters that change the direction of the text after them. Right-to-left scripts need none. */
const stripBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');

const maxLength = 120;

/** A name or title that a user has entered, made safe for a subject or a sentence. */
export function toDisplayName(text: string): string {
  const line = toSingleLine(text);
  if (line.length <= maxLength) return line;
  // Cut between graphemes, not inside one.
  const graphemes = Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment);
  return graphemes.length <= maxLength ? line : `${graphemes.slice(0, maxLength - 1).join('')}…`;
}

/** An address on this site, whatever `path` contains. */
export const toSiteUrl = (path: string, origin: string): string => `${origin}/${path.replace(/^[/\\]+/, '')}`;

export const splitLines = (text: string): string[] => stripBidiControls(text).split(/\r\n|[\r\n\u2028\u2029]/);
