import type { AlertFrequency, DismissalReason, JobContent, JobField } from '@foothold/shared/contract';
import type { Generated } from 'kysely';
import type { CalendarDate, Instant, InstantByDefault, InstantOrNull, Json, Optional } from './columns';

/** A column of the same type for each field of the contract; one that may be null may be left out of an insert. */
type JobContentColumns = {
  [Name in keyof JobContent]: null extends JobContent[Name]
    ? Optional<NonNullable<JobContent[Name]>>
    : JobContent[Name];
};

export interface Jobs extends Omit<JobContentColumns, 'stipend' | 'letter_required' | 'reply_days' | 'deadline'> {
  id: Generated<number>;
  org_id: number;
  stipend: Generated<0 | 1>;
  letter_required: Generated<0 | 1>;
  reply_days: Generated<number>;
  deadline: CalendarDate;
  status: Generated<0 | 1>;
  created_at: InstantByDefault;
  updated_at: InstantByDefault;
  revision: Generated<number>;
  deleted_at: InstantOrNull;
  deleted_by: Optional<number>;
  delete_reason: Optional<string>;
  taken_down_at: InstantOrNull;
  closed_at: InstantOrNull;
  held_at: InstantOrNull;
  held_counted: Optional<number>;
  held_percent: Optional<number>;
  found_by: Generated<string>;
}

/** Kept by triggers. */
export interface Listings {
  job_id: number;
  place: string;
  org_id: number;
  company: string;
  field: JobField;
  stipend: 0 | 1;
  deadline: CalendarDate;
  posted_at: Instant;
  words: string | null;
}

/** `job_id` is null of a new job; `content` once it was posted or thrown away. */
export interface JobDrafts {
  org_id: number;
  job_id: Optional<number>;
  writer: string;
  content: Json;
  updated_at: InstantByDefault;
}

export interface SavedSearches {
  id: Generated<number>;
  /** Null of a visitor's. */
  user_id: Optional<number>;
  subscriber_id: Optional<number>;
  name: Optional<string>;
  conditions: Json;
  paused_at: InstantOrNull;
  since: InstantByDefault;
  frequency: Generated<AlertFrequency>;
  alerts_since: InstantByDefault;
  created_at: InstantByDefault;
  /** From here on as the index of jobs has the conditions. */
  words: Optional<string>;
  currency: Optional<string>;
  pay_from: Optional<number>;
  pay_to: Optional<number>;
  months_from: Optional<number>;
  months_to: Optional<number>;
  start: Optional<string>;
  compiled_at: InstantByDefault;
}

export interface SavedSearchKeys {
  anchor: string;
  field: string;
  place: string;
  search_id: number;
}

export interface SavedSearchMatches {
  search_id: number;
  job_id: number;
  matched_at: InstantByDefault;
  seen_at: InstantOrNull;
}

/** Jobs that a student does not want to be recommended. */
export interface DismissedJobs {
  user_id: number;
  job_id: number;
  reason: DismissalReason;
  created_at: InstantByDefault;
}
