import type { EmailKind } from './kinds';

/** What a mail says. Its address is looked up, and its looks are decided, when it is sent. */
export interface EmailMessage {
  user_id: number;
  /** For its file and for the log. */
  about: EmailKind;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Names or dates, a line each, below the paragraphs. */
  list?: string[];
  /** Somebody's own words. */
  quote?: string;
  /** What to do next; `path` is one on this site. */
  action?: { label: string; path: string };
  note: string;
}

/** Text on one line: a line break in a name must end neither a header nor a sentence. */
export const toSingleLine = (text: string): string =>
  stripBidiControls(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Without the invisible signs that turn the direction of what follows them; right-to-left letters need none. */
export const stripBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');

const maxLength = 120;

/** What somebody calls themselves or their job, as it may stand in a subject or a sentence. */
export function toDisplayName(text: string): string {
  const line = toSingleLine(text);
  if (line.length <= maxLength) return line;
  // Cut between signs as people see them, not in the middle of one.
  const signs = Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment);
  return signs.length <= maxLength ? line : `${signs.slice(0, maxLength - 1).join('')}…`;
}
