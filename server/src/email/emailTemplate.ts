import type { Config } from '../platform/config/config';
import type { Db, Tx } from '../platform/db';
import type { EmailMessage, EmailRecipient, RenderedText } from './emailMessage';
import type { ComposedEmailKind, WrittenEmailKind } from './kinds';
import { enqueueTasks, type NewTask } from './queries';

/** The text of an email to one person, and what it has for their calendar. */
export type EmailContent = EmailText & { calendar?: CalendarInvitation | undefined };

type EmailText = EmailRecipient & RenderedText;

/** An event for the calendar of the person at an address. */
export type CalendarInvitation = (address: string) => CalendarPart;

export interface CalendarPart {
  filename: string;
  /** REQUEST or CANCEL: what the calendar is to do. */
  method: string;
  content: string;
}

interface EmailOptions {
  /** Milliseconds after which it is no longer worth sending. */
  expiresAfter: number;
  /** Milliseconds to wait before it is sent, where its content may soon be out of date. */
  delay?: number;
}

/** An email that is composed when it is sent, so that it is true then, and at each retry. Its payload holds no text of it. */
export interface ComposedEmail<Payload extends object, Kind extends ComposedEmailKind = ComposedEmailKind>
  extends EmailOptions {
  kind: Kind;
  /** Resolves to undefined where there is nothing left to say. */
  compose(db: Db, payload: Payload, config: Config): Promise<EmailContent | undefined>;
}

/**
 * An email that is written when it is queued: it tells of one event, whatever happens afterwards, or holds a token that
 * is stored nowhere else.
 */
export interface WrittenEmail<Payload extends object, Kind extends WrittenEmailKind = WrittenEmailKind>
  extends EmailOptions {
  kind: Kind;
  write(payload: Payload): EmailText;
}

export type EmailTemplate<Payload extends object = object> = ComposedEmail<Payload> | WrittenEmail<Payload>;

/** The template of every kind, each under its own name. */
export type EmailTemplates = { [Kind in ComposedEmailKind]: ComposedEmail<object, Kind> } & {
  [Kind in WrittenEmailKind]: WrittenEmail<object, Kind>;
};

/** Queues an email, in the transaction of its cause: it is sent once that is committed. */
export const queueEmail = <Payload extends object>(
  tx: Tx,
  template: EmailTemplate<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> => enqueueTasks(tx, createEmailTask(template, payload));

/** The task of the outbox that sends an email. */
export function createEmailTask<Payload extends object>(
  template: EmailTemplate<Payload>,
  payload: NoInfer<Payload>,
): NewTask {
  const { expiresAfter, delay } = template;
  if ('compose' in template) return { kind: template.kind, payload, expiresAfter, delay };
  const message: EmailMessage = { ...template.write(payload), about: template.kind, is_secret: 'token' in payload };
  return { kind: 'mail', payload: message, expiresAfter, delay };
}

export const minutes = 60_000;
export const days = 24 * 60 * minutes;
