import { type EmailMessage, stripBidiControls } from './emailMessage';

/** The part of an email that is rendered. */
export type EmailText = Omit<EmailMessage, 'user_id' | 'about'>;

/** An address on this site, whatever `path` contains. */
export const toSiteUrl = (path: string, origin: string): string => `${origin}/${path.replace(/^[/\\]+/, '')}`;

export const splitLines = (text: string): string[] => stripBidiControls(text).split(/\r\n|[\r\n\u2028\u2029]/);
