/** What a mail says. Its address is looked up, and its looks are decided, when it is sent. */
export interface Mail {
  user_id: number;
  about: 'password_reset' | 'organization_verified' | 'organization_rejected';
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Somebody's own words. */
  quote?: string;
  /** What to do next; `path` is one on this site. */
  action?: { label: string; path: string };
  note: string;
}

/** Text on one line: a line break in a name must end neither a header nor a sentence. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
