import type { Interview } from '@foothold/shared/contract';
import type { Row } from '../../platform/db';
import { toWallClock } from '../../platform/time/wallClock';

type InterviewRow = Pick<Row<'interviews'>, (typeof interviewColumns)[number]>;

export const interviewColumns = [
  ...(['id', 'application_id', 'job_id', 'user_id', 'org_id', 'time_zone', 'starts_at'] as const),
  ...(['alt_1_starts_at', 'alt_2_starts_at', 'meet_link', 'place', 'phone_number'] as const),
  ...(['confirmed_at', 'chosen', 'completed_at', 'created_at'] as const),
] as const;

/** An interview as the contract has it: dates on the clock of the company's zone. */
export function toInterview(stored: InterviewRow): Interview {
  const clock = (instant: string) => toWallClock(instant, stored.time_zone);
  return {
    id: stored.id,
    application_id: stored.application_id,
    job_id: stored.job_id,
    user_id: stored.user_id,
    org_id: stored.org_id,
    time_zone: stored.time_zone,
    starts_at: stored.starts_at,
    date: clock(stored.starts_at),
    alt_date_1: clock(stored.alt_1_starts_at),
    alt_date_2: clock(stored.alt_2_starts_at),
    meet_link: stored.meet_link,
    place: stored.place,
    phone_number: stored.phone_number,
    confirmed_at: stored.confirmed_at,
    chosen: stored.chosen,
    completed_at: stored.completed_at,
    created_at: stored.created_at,
  };
}
