import type { Config } from '../platform/config/config';
import type { Db, Tx } from '../platform/db';
import type { EmailMessage } from './emailMessage';
import { enqueueTasks, type NewTask } from './queries';

/** A letter's words, for one person, and what it has for their calendar. */
export type EmailContent = Omit<EmailMessage, 'about'> & { calendar?: CalendarInvitation | undefined };

/** An event for the calendar of whoever lives at an address. */
export type CalendarInvitation = (address: string) => CalendarPart;

export interface CalendarPart {
  filename: string;
  /** REQUEST or CANCEL: what the calendar is to do. */
  method: string;
  content: string;
}

/** A kind of letter that is written only when it leaves, so that it is true when it leaves, and at each further try. */
export interface EmailTemplate<Facts extends object> {
  /** Its name in the outbox, in the log and on its file. */
  kind: string;
  /** Milliseconds in which it is worth sending. */
  expiresAfter: number;
  /** Milliseconds for which it stays, where what it tells may soon be out of date. */
  delay?: number;
  /** Resolves to undefined where there is nothing left to tell. */
  compose(db: Db, facts: Facts, config: Config): Promise<EmailContent | undefined>;
}

/** How a letter stands in the outbox: what it is about, by ids alone. */
export const createEmailTask = <Facts extends object>(
  { kind, expiresAfter, delay }: EmailTemplate<Facts>,
  payload: Facts,
): NewTask => ({
  kind,
  payload,
  expiresAfter,
  delay,
});

/** Asks for a letter, in the transaction of its cause. */
export const queueEmail = <Facts extends object>(tx: Tx, kind: EmailTemplate<Facts>, facts: Facts): Promise<void> =>
  enqueueTasks(tx, createEmailTask(kind, facts));

export const minutes = 60_000;
export const days = 24 * 60 * minutes;
