import type { ReplyRecord } from '../contract';

/**
 * 'Answers 92 % in time, median 4 days, 37 applications', or 'New here' before there is enough to count; null where the
 * server does not say.
 */
export function formatReplyRecord(record: ReplyRecord | null | undefined): string | null {
  if (record === undefined) return null;
  if (record === null) return 'New here';
  const { counted, median_days } = record;
  const median = median_days === null ? [] : [`median ${formatDays(median_days)}`];
  return [`Answers ${formatReplyShare(record)} in time`, ...median, formatCounted(counted)].join(', ');
}

/** '92 %' */
export const formatReplyShare = ({ in_time_percent }: Pick<ReplyRecord, 'in_time_percent'>): string =>
  `${in_time_percent}\u00a0%`;

const formatDays = (days: number) => (days === 0 ? 'the same day' : days === 1 ? '1 day' : `${days} days`);
const formatCounted = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'application' : 'applications'}`;
