import type { Interview } from '@foothold/shared/contract';
import type { Row } from '../db';
import { toWallClock } from '../time/wallClock';

type Stored = Pick<Row<'interviews'>, (typeof interviewColumns)[number]>;

export const interviewColumns = [
  ...(['id', 'application_id', 'job_id', 'user_id', 'org_id', 'time_zone', 'starts_at'] as const),
  ...(['alt_1_starts_at', 'alt_2_starts_at', 'meet_link', 'confirmed_at', 'completed_at', 'created_at'] as const),
] as const;

/** An interview as the contract has it: dates on the clock of the company's zone. */
export function asInterview({ alt_1_starts_at, alt_2_starts_at, ...stored }: Stored): Interview {
  const clock = (instant: string) => toWallClock(instant, stored.time_zone);
  return {
    ...stored,
    date: clock(stored.starts_at),
    alt_date_1: clock(alt_1_starts_at),
    alt_date_2: clock(alt_2_starts_at),
  };
}
