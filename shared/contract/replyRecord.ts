import * as z from './schema';

/** How a company kept its promises to reply, within the last 90 days. */
export const replyRecord = z.object({
  /** Applications that were replied to, or whose promise has passed. */
  counted: z.int(),
  /** Rounded down, so that 100 is all of them. */
  in_time_percent: z.int(),
  /** Days from application to reply, of those that were replied to; null where none was. */
  median_days: z.int().nullable(),
});
export type ReplyRecord = z.infer<typeof replyRecord>;

/** From how many applications on a record is shown, from how many on it decides about new jobs, and below which percent. */
export const replyRecordLimits = { shownFrom: 5, decidesFrom: 20, heldBelow: 60, refusedBelow: 40 } as const;
