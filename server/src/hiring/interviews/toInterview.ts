import type { Interview, OfferedDate } from '@foothold/shared/contract';
import type { Row } from '../../platform/db';
import { toWallClock } from '../../platform/time/wallClock';

type InterviewRow = Pick<Row<'interviews'>, (typeof interviewColumns)[number]> & {
  taken_dates?: OfferedDate[] | undefined;
};

export const interviewColumns = [
  ...(['id', 'application_id', 'job_id', 'user_id', 'org_id', 'time_zone', 'starts_at'] as const),
  ...(['alt_1_starts_at', 'alt_2_starts_at', 'meet_link', 'place', 'phone_number'] as const),
  ...(['confirmed_at', 'chosen', 'completed_at', 'created_at'] as const),
  ...(['declined_at', 'decline_note', 'agreed_starts_at'] as const),
] as const;

/** An interview as the contract has it, with its dates in the company's time zone. */
export function toInterview(row: InterviewRow): Interview {
  const toLocal = (instant: string) => toWallClock(instant, row.time_zone);
  return {
    id: row.id,
    application_id: row.application_id,
    job_id: row.job_id,
    user_id: row.user_id,
    org_id: row.org_id,
    time_zone: row.time_zone,
    starts_at: row.starts_at,
    date: toLocal(row.starts_at),
    alt_date_1: toLocal(row.alt_1_starts_at),
    alt_date_2: toLocal(row.alt_2_starts_at),
    meet_link: row.meet_link,
    place: row.place,
    phone_number: row.phone_number,
    confirmed_at: row.confirmed_at,
    chosen: row.chosen,
    completed_at: row.completed_at,
    declined_at: row.declined_at,
    decline_note: row.decline_note,
    agreed_date: row.agreed_starts_at && toLocal(row.agreed_starts_at),
    created_at: row.created_at,
    ...(row.taken_dates && { taken_dates: row.taken_dates }),
  };
}
