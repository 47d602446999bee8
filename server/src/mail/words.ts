import { type Mail, withoutTurns } from './mail';

/** What is shown of a mail. */
export type Words = Omit<Mail, 'user_id' | 'about'>;

/** An address of this site, whatever the path says. */
export const linkTo = (path: string, origin: string): string => `${origin}/${path.replace(/^[/\\]+/, '')}`;

export const linesOf = (text: string): string[] => withoutTurns(text).split(/\r\n|[\r\n\u2028\u2029]/);
