import { postingRule } from './choices';
import { endpoint } from './endpoint';
import type { PostingRule } from './enums';
import { type ReplyRecord, replyRecord, replyRecordLimits } from './replyRecord';
import * as z from './schema';

// Separate from replyRecord.ts, so that pages for students do not bundle what only companies use.

/** What its record, and the replies that are overdue, mean for a company that posts a job. */
export function getPostingRule(
  record: Pick<ReplyRecord, 'counted' | 'in_time_percent'> | null,
  overdue: number,
): PostingRule {
  const { decidesFrom, heldBelow, refusedBelow } = replyRecordLimits;
  if (!record || record.counted < decidesFrom || record.in_time_percent >= heldBelow) return 'free';
  return record.in_time_percent < refusedBelow && overdue > 0 ? 'refused' : 'held';
}

/** What a company is told when it may not post a job. */
export const explainRefusedPosting = (overdue: number): string =>
  overdue === 1
    ? 'Reply to 1 overdue application first. Then you can post a job.'
    : `Reply to ${overdue.toLocaleString('en-GB')} overdue applications first. Then you can post a job.`;

export const viewReplyRecord = endpoint({
  method: 'GET',
  path: '/reply_record',
  access: 'organization',
  summary: 'How the company has kept its promises to reply, and what that means for a job that it posts.',
  output: z.object({
    /** Null before there is enough to count. */
    record: replyRecord.nullable(),
    /** Applications whose promise has passed without a reply, counted up to 1,000. */
    overdue: z.int(),
    posting: postingRule,
  }),
});
