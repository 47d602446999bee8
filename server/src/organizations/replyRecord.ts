import { type ReplyRecord, replyRecordLimits } from '@foothold/shared/contract';
import type { Row } from '../platform/db';

export const replyRecordColumns = [
  'reply_records.counted',
  'reply_records.in_time_percent',
  'reply_records.median_days',
] as const;

type RecordColumns = { [Name in 'counted' | 'in_time_percent' | 'median_days']: Row<'reply_records'>[Name] | null };

/** A company's record as everybody sees it; null before there is enough to count. */
export const toReplyRecord = ({ counted, in_time_percent, median_days }: RecordColumns): ReplyRecord | null =>
  counted !== null && in_time_percent !== null && counted >= replyRecordLimits.shownFrom
    ? { counted, in_time_percent, median_days }
    : null;
