import { formatReplyShare } from '@foothold/shared/format';

/** '52 % of 25 in time': the figures that a job waits for. */
export const formatHold = (record: { counted: number; in_time_percent: number }): string =>
  `${formatReplyShare(record)} of ${record.counted.toLocaleString('en-GB')} in time`;
