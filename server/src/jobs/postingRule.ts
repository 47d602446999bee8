import { explainRefusedPosting, getPostingRule, type Output, type viewReplyRecord } from '@foothold/shared/contract';
import { countOverdueReplies } from '../notifications/dueReplies.queries';
import { toReplyRecord } from '../organizations/replyRecord';
import { findReplyRecord } from '../organizations/replyRecord.queries';
import type { Db, NewRow } from '../platform/db';
import { fail } from '../platform/http';

/** A company's record with what it means for a job that it posts. `today` is the day of the platform. */
export async function loadPostingRule(db: Db, org_id: number, today: string): Promise<Output<typeof viewReplyRecord>> {
  const [kept, overdue] = await Promise.all([findReplyRecord(db, org_id), countOverdueReplies(db, org_id, today)]);
  const record = kept ? toReplyRecord(kept) : null;
  return { record, overdue, posting: getPostingRule(record, overdue) };
}

/** The columns of a new job that waits for its release; none where it is open at once. Fails where the company has to reply first. */
export async function judgeNewJob(
  db: Db,
  org_id: number,
  today: string,
): Promise<Pick<NewRow<'jobs'>, 'held_at' | 'held_counted' | 'held_percent'>> {
  const { record, overdue, posting } = await loadPostingRule(db, org_id, today);
  if (posting === 'refused') fail('replies_overdue', undefined, { sentence: explainRefusedPosting(overdue) });
  if (posting === 'free' || !record) return {};
  return { held_at: new Date(), held_counted: record.counted, held_percent: record.in_time_percent };
}
