import type { Application } from '@foothold/shared/contract';

/** Whether the day by which the company has promised a reply has passed without one. The application stays open. */
export const hasNoReply = (application: Application, now: Date): boolean =>
  isAwaited(application) && isPast(application.reply_due_at, now);

/** The day by which the company has promised a reply that it still can give in time; null where there is none. */
export const findPendingPromise = (application: Application, now: Date): string | null =>
  isAwaited(application) && !isPast(application.reply_due_at, now) ? application.reply_due_on : null;

/** When the company replied, where it did so after the day that it had promised; null where it did not. */
export const findLateReply = ({ reply_due_at, replied_at }: Application): string | null =>
  replied_at && isPast(reply_due_at, new Date(replied_at)) ? replied_at : null;

const isAwaited = ({ status, replied_at }: Application) =>
  (status === 'Applied' || status === 'Viewed') && replied_at === null;

const isPast = (due: string | null | undefined, now: Date) => !!due && Date.parse(due) <= now.getTime();
