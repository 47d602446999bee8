import type {
  AcceptanceAnswer,
  ApplicationEventKind,
  ApplicationStatus,
  DecisionFailure,
  DecisionKind,
  DecisionState,
  OfferedDate,
  RejectionReason,
} from '@foothold/shared/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantByDefault, InstantOrNull, Json, Optional } from './columns';

export interface Applications {
  id: Generated<number>;
  job_id: number;
  user_id: number;
  org_id: number;
  cover_letter: string;
  resume: Optional<string>;
  internship_letter: Optional<string>;
  a1: Optional<string>;
  a2: Optional<string>;
  a3: Optional<string>;
  a4: Optional<string>;
  a5: Optional<string>;
  status: Generated<ApplicationStatus>;
  created_at: InstantByDefault;
  updated_at: InstantByDefault;
  reply_days: Optional<number>;
  reply_due_on: Optional<string>;
  replied_at: InstantOrNull;
  rejection_reason: Optional<RejectionReason>;
  rejection_line: Optional<string>;
  acceptance_answer: Optional<AcceptanceAnswer>;
  acceptance_answered_at: InstantOrNull;
  acceptance_line: Optional<string>;
  /** Of one that was sent later than it was finished. */
  finished_at: InstantOrNull;
  /** The student's name, folded; kept by triggers. */
  applicant: Generated<string>;
  /** The company's, 1 to 5; 0 where there is none. */
  rating: Generated<number>;
  /** The job's title, folded; kept by triggers. */
  job_words: Generated<string>;
  /** The place of the status on the way to a decision. */
  status_order: GeneratedAlways<number>;
}

export interface Welcomes {
  application_id: number;
  starts_on: string;
  place: string;
  contact_name: string;
  contact_details: string;
  note: Optional<string>;
  revision: Generated<number>;
  created_at: InstantByDefault;
  updated_at: InstantByDefault;
}

export interface DecisionBatches {
  id: Generated<number>;
  org_id: number;
  made_by: number;
  kind: DecisionKind;
  reason: Optional<RejectionReason>;
  line: Optional<string>;
  interview: Json;
  welcome: Json;
  text: Optional<string>;
  created_at: InstantByDefault;
  due_at: Instant;
  canceled_at: InstantOrNull;
  done_at: InstantOrNull;
}

export interface DecisionBatchItems {
  batch_id: number;
  application_id: number;
  position: number;
  state: Generated<DecisionState>;
  failure: Optional<DecisionFailure>;
}

export interface ReplyDigests {
  org_id: number;
  sent_on: string;
}

export interface ReplyRecords {
  org_id: number;
  as_of: string;
  counted: number;
  in_time: number;
  median_days: number | null;
  in_time_percent: GeneratedAlways<number | null>;
}

export interface ApplicationNotes {
  id: Generated<number>;
  application_id: number;
  author_user_id: number;
  body: string;
  revision: Generated<number>;
  created_at: InstantByDefault;
  edited_at: InstantOrNull;
}

export interface ApplicationDrafts {
  user_id: number;
  job_id: number;
  cover_letter: string;
  a1: Optional<string>;
  a2: Optional<string>;
  a3: Optional<string>;
  a4: Optional<string>;
  a5: Optional<string>;
  updated_at: InstantByDefault;
}

export interface ApplicationEvents {
  id: Generated<number>;
  application_id: number;
  kind: ApplicationEventKind;
  status: ApplicationStatus;
  starts_at: InstantOrNull;
  actor_user_id: Optional<number>;
  created_at: InstantByDefault;
}

export interface Interviews {
  id: Generated<number>;
  application_id: number;
  job_id: number;
  user_id: number;
  org_id: number;
  time_zone: string;
  starts_at: Instant;
  alt_1_starts_at: Instant;
  alt_2_starts_at: Instant;
  agreed_overlaps: Generated<Exclude<OfferedDate, 'date'>[]>;
  meet_link: Optional<string>;
  place: Optional<string>;
  phone_number: Optional<string>;
  confirmed_at: InstantOrNull;
  chosen: Optional<OfferedDate>;
  completed_at: InstantOrNull;
  declined_at: InstantOrNull;
  decline_note: Optional<string>;
  agreed_starts_at: InstantOrNull;
  revision: Generated<number>;
  dated_at: InstantByDefault;
  reminded_day_for: InstantOrNull;
  reminded_hour_for: InstantOrNull;
  created_at: InstantByDefault;
  updated_at: InstantByDefault;
}
