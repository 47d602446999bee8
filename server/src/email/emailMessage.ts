import type { EmailKind } from './kinds';

/** The content of an email. Its address is looked up, and its markup is made, when it is sent. */
export type EmailMessage = EmailRecipient & WrittenMessage;

/** An account, and where it goes instead of the account's address; or an address without one, such as a team's. */
export type EmailRecipient = { user_id: number; to?: string } | { user_id: null; to: string };

interface WrittenMessage {
  /** For its file and for the log. */
  about: EmailKind;
  /** Its link is known to its recipient alone: the text is kept no longer than until it is sent or given up. */
  is_secret?: boolean;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Names or dates, one a line, below the paragraphs; or pages of this site with what there is to know about them. */
  list?: (string | ListedPage)[];
  /** Text that another person wrote, such as a reason. */
  quote?: string;
  /** What to do next. `path` is a path on this site. */
  action?: { label: string; path: string };
  note: string;
  /** The page that ends mails of this kind: a link below the note, and for mail programs (RFC 8058), which post to it. */
  unsubscribe?: { label: string; path: string };
}

export interface ListedPage {
  title: string;
  /** Short facts. */
  details: string[];
  path: string;
}

/** The part of an email that is rendered. */
export type RenderedText = Omit<WrittenMessage, 'about' | 'is_secret'>;
