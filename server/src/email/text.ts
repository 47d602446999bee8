import { type EmailMessage, stripBidiControls } from './emailMessage';

/** What is shown of a mail. */
export type EmailText = Omit<EmailMessage, 'user_id' | 'about'>;

/** An address of this site, whatever the path says. */
export const toSiteUrl = (path: string, origin: string): string => `${origin}/${path.replace(/^[/\\]+/, '')}`;

export const splitLines = (text: string): string[] => stripBidiControls(text).split(/\r\n|[\r\n\u2028\u2029]/);
