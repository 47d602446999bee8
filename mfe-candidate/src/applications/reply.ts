import type { Application } from '@foothold/shared/contract';

/** Whether the day by which the company has promised a reply has passed without one. The application stays open. */
export const hasNoReply = ({ status, reply_due_on, replied_at }: Application, now: Date): boolean =>
  (status === 'Applied' || status === 'Viewed') &&
  replied_at === null &&
  reply_due_on !== null &&
  reply_due_on < toDay(now);

/** The reader's day as YYYY-MM-DD. */
const toDay = (date: Date) => date.toLocaleDateString('en-CA');
