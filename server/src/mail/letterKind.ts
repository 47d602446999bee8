import type { Config } from '../config';
import type { Db, Tx } from '../db';
import type { Mail } from './mail';
import { enqueue, type Order } from './queries';

/** A letter's words, for one person, and what it has for their calendar. */
export type Letter = Omit<Mail, 'about'> & { calendar?: Invitation | undefined };

/** An event for the calendar of whoever lives at an address. */
export type Invitation = (address: string) => CalendarPart;

export interface CalendarPart {
  filename: string;
  /** REQUEST or CANCEL: what the calendar is to do. */
  method: string;
  content: string;
}

/** A kind of letter that is written only when it leaves, so that it is true when it leaves, and at each further try. */
export interface LetterKind<Facts extends object> {
  /** Its name in the outbox, in the log and on its file. */
  kind: string;
  /** Milliseconds in which it is worth sending. */
  goodFor: number;
  /** Milliseconds for which it stays, where what it tells may soon be out of date. */
  wait?: number;
  /** Resolves to undefined where there is nothing left to tell. */
  write(db: Db, facts: Facts, config: Config): Promise<Letter | undefined>;
}

/** How a letter stands in the outbox: what it is about, by ids alone. */
export const orderOf = <Facts extends object>({ kind, goodFor, wait }: LetterKind<Facts>, payload: Facts): Order => ({
  kind,
  payload,
  goodFor,
  wait,
});

/** Asks for a letter, in the transaction of its cause. */
export const queueLetter = <Facts extends object>(tx: Tx, kind: LetterKind<Facts>, facts: Facts): Promise<void> =>
  enqueue(tx, orderOf(kind, facts));

export const minutes = 60_000;
export const days = 24 * 60 * minutes;
