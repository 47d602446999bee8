import type { ReplyStage } from './enums';

/** The days within which a company may promise a reply, and how many it promises where it does not say. */
export const replyDays = { min: 3, max: 21, default: 10 } as const;

interface Promised {
  /** The day of the application in the platform's time zone. */
  applied_on: string;
  deadline: string;
  reply_days: number;
}

/**
 * The day by the end of which the company has promised a reply: counted from the application or, if it is later, from the
 * deadline. Days are YYYY-MM-DD.
 */
export function computeReplyDueOn({ applied_on, deadline, reply_days }: Promised): string {
  const start = applied_on > deadline ? applied_on : deadline;
  return new Date(Date.parse(start) + reply_days * oneDay).toISOString().slice(0, 10);
}

const oneDay = 24 * 60 * 60 * 1000;

/**
 * How far a promise is: half of its days have passed, four fifths, it is its last day, or that has passed. Undefined before.
 * `today` is the day of the platform.
 */
export function findReplyStage(
  { reply_due_on, reply_days }: { reply_due_on: string; reply_days: number },
  today: string,
): ReplyStage | undefined {
  const left = (Date.parse(reply_due_on) - Date.parse(today)) / oneDay;
  if (left < 0) return 'overdue';
  if (left === 0) return 'today';
  if (left <= Math.floor(reply_days / 5)) return 'soon';
  return left <= Math.floor(reply_days / 2) ? 'half' : undefined;
}
