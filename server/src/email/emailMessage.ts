import type { EmailKind } from './kinds';

/** The content of an email. Its address is looked up, and its markup is made, when it is sent. */
export interface EmailMessage {
  user_id: number;
  /** For its file and for the log. */
  about: EmailKind;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Names or dates, one a line, below the paragraphs. */
  list?: string[];
  /** Text that another person wrote, such as a reason. */
  quote?: string;
  /** What to do next. `path` is a path on this site. */
  action?: { label: string; path: string };
  note: string;
}

/** Text on one line, so that a line break in a name ends neither a header nor a sentence. */
export const toSingleLine = (text: string): string =>
  stripBidiControls(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Removes the invisible characters that change the direction of the text after them. Right-to-left scripts need none. */
export const stripBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');

const maxLength = 120;

/** A name or title that a user has entered, made safe for a subject or a sentence. */
export function toDisplayName(text: string): string {
  const line = toSingleLine(text);
  if (line.length <= maxLength) return line;
  // Cut between graphemes, not inside one.
  const graphemes = Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment);
  return graphemes.length <= maxLength ? line : `${graphemes.slice(0, maxLength - 1).join('')}…`;
}
