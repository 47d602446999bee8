import type { ReleaseRecord } from '@foothold/shared/boot';
import type {
  ApplicationEventKind,
  ApplicationStatus,
  DocumentKind,
  HealthKind,
  JobContent,
  JobField,
  NotificationKind,
  OfferedDate,
  Role,
  VerificationStatus,
} from '@foothold/shared/contract';
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';

/** An instant: ISO 8601 in UTC when read, whichever engine it comes from. */
type Instant = ColumnType<string, string | Date, string | Date>;
type InstantByDefault = ColumnType<string, string | Date | undefined, string | Date>;
type InstantOrNull = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
/** `YYYY-MM-DD`. */
type CalendarDate = string;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as JSON text: the drivers disagree about arrays. */
type Json = ColumnType<unknown, string | null, string | null>;

interface Users {
  id: Generated<number>;
  email: string;
  password_hash: string;
  role: Role;
  suspended_at: InstantOrNull;
  suspended_by: Optional<number>;
  suspension_reason: Optional<string>;
  created_at: InstantByDefault;
  updated_at: InstantByDefault;
}

interface Sessions {
  token_hash: string;
  user_id: number;
  device: Optional<string>;
  created_at: InstantByDefault;
  last_seen_at: InstantByDefault;
  expires_at: Instant;
  /** Opened by the password alone, for somebody who owes a code: it is for giving that code. */
  awaits_code: Generated<boolean>;
  /** It ends when it was not used for so long. */
  idle_minutes: Generated<number>;
}

interface TwoFactors {
  user_id: number;
  secret: string;
  confirmed_at: InstantOrNull;
  last_step: Generated<number>;
  created_at: InstantByDefault;
}

interface PasswordResets {
  token_hash: string;
  user_id: number;
  created_at: InstantByDefault;
  expires_at: Instant;
  used_at: InstantOrNull;
}

interface Students {
  user_id: number;
  full_name: string;
  sex: Optional<'Male' | 'Female'>;
  university: Optional<string>;
  course_of_study: Optional<string>;
  status: Optional<'Graduate' | 'Undergraduate'>;
  degree: Optional<'BSc' | 'MSc' | 'HND' | 'OND' | 'PhD'>;
  phone: Optional<string>;
  updated_at: InstantByDefault;
  deleted_at: InstantOrNull;
  /** Kept by triggers, as in the two below: what an admin's search looks into. */
  found_by: Generated<string>;
}

interface Organizations {
  id: Generated<number>;
  user_id: number;
  company_name: string;
  company_state: Optional<string>;
  company_street_address: Optional<string>;
  company_cac_number: Optional<string>;
  phone: Optional<string>;
  interview_link: Optional<string>;
  about: Optional<string>;
  website: Optional<string>;
  logo: Optional<string>;
  time_zone: string;
  verification_status: Generated<VerificationStatus>;
  verified: GeneratedAlways<0 | 1>;
  reason: Optional<string>;
  decided_by: Optional<number>;
  decided_at: InstantOrNull;
  resubmitted_at: InstantOrNull;
  resubmission_note: Optional<string>;
  suspended_at: InstantOrNull;
  found_by: Generated<string>;
  created_at: InstantByDefault;
  updated_at: InstantByDefault;
}

/** A column of the same type for each field of the contract; one that may be null may be left out of an insert. */
type JobContentColumns = {
  [Name in keyof JobContent]: null extends JobContent[Name]
    ? Optional<NonNullable<JobContent[Name]>>
    : JobContent[Name];
};

interface Jobs extends Omit<JobContentColumns, 'stipend' | 'deadline'> {
  id: Generated<number>;
  org_id: number;
  stipend: Generated<0 | 1>;
  deadline: CalendarDate;
  status: Generated<0 | 1>;
  created_at: InstantByDefault;
  updated_at: InstantByDefault;
  revision: Generated<number>;
  deleted_at: InstantOrNull;
  deleted_by: Optional<number>;
  delete_reason: Optional<string>;
  taken_down_at: InstantOrNull;
  found_by: Generated<string>;
}

/** Kept by triggers. */
interface Listings {
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

interface Applications {
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
  /** The student's name, folded; kept by triggers. */
  applicant: Generated<string>;
}

interface ApplicationNotes {
  id: Generated<number>;
  application_id: number;
  author_user_id: number;
  body: string;
  revision: Generated<number>;
  created_at: InstantByDefault;
  edited_at: InstantOrNull;
}

interface ApplicationDrafts {
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

/** `job_id` is null of a new job; `content` once it was posted or thrown away. */
interface JobDrafts {
  org_id: number;
  job_id: Optional<number>;
  writer: string;
  content: Json;
  updated_at: InstantByDefault;
}

interface ApplicationEvents {
  id: Generated<number>;
  application_id: number;
  kind: ApplicationEventKind;
  status: ApplicationStatus;
  starts_at: InstantOrNull;
  actor_user_id: Optional<number>;
  created_at: InstantByDefault;
}

interface Interviews {
  id: Generated<number>;
  application_id: number;
  job_id: number;
  user_id: number;
  org_id: number;
  time_zone: string;
  starts_at: Instant;
  alt_1_starts_at: Instant;
  alt_2_starts_at: Instant;
  meet_link: Optional<string>;
  place: Optional<string>;
  phone_number: Optional<string>;
  confirmed_at: InstantOrNull;
  chosen: Optional<OfferedDate>;
  completed_at: InstantOrNull;
  revision: Generated<number>;
  dated_at: InstantByDefault;
  reminded_day_for: InstantOrNull;
  reminded_hour_for: InstantOrNull;
  created_at: InstantByDefault;
  updated_at: InstantByDefault;
}

interface Notifications {
  id: Generated<number>;
  user_id: number;
  kind: NotificationKind;
  application_id: Optional<number>;
  title: string;
  message: string;
  href: Optional<string>;
  created_at: InstantByDefault;
  read_at: InstantOrNull;
}

interface StudentDocuments {
  id: Generated<number>;
  user_id: number;
  kind: DocumentKind;
  created_at: InstantByDefault;
}

/** Of one application, of one kept document, or of one company, whose logo it is. */
interface Files {
  key: string;
  application_id: Optional<number>;
  document_id: Optional<number>;
  organization_id: Optional<number>;
  name: string;
  type: string;
  size: number;
  sha256: string;
  created_at: InstantByDefault;
}

interface AuditLog {
  id: Generated<number>;
  created_at: InstantByDefault;
  actor_user_id: Optional<number>;
  action: string;
  subject: string;
  subject_id: string;
  detail: Json;
  request_id: Optional<string>;
}

interface Outbox {
  id: Generated<number>;
  kind: string;
  payload: Json;
  created_at: InstantByDefault;
  available_at: InstantByDefault;
  attempts: Generated<number>;
  last_error: Optional<string>;
  done_at: InstantOrNull;
}

interface Releases {
  app: string;
  release: string;
  record: ColumnType<ReleaseRecord, string, never>;
  published_at: InstantByDefault;
  published_by: Optional<number>;
}

interface ReleaseHealth {
  app: string;
  release: string;
  hour: Instant;
  kind: HealthKind;
  step: number;
  count: number;
}

interface ReleasePointers {
  app: string;
  stable: string;
  previous: Optional<string>;
  canary: Optional<string>;
  canary_percent: Optional<number>;
  disabled_reason: Optional<string>;
  changed_at: InstantByDefault;
}

/** Every table; a column is called as on the wire. */
export interface Database {
  users: Users;
  sessions: Sessions;
  password_resets: PasswordResets;
  students: Students;
  organizations: Organizations;
  jobs: Jobs;
  listings: Listings;
  search_words: { word: string; jobs: number };
  saved_jobs: { user_id: number; job_id: number; created_at: InstantByDefault };
  applications: Applications;
  application_drafts: ApplicationDrafts;
  job_drafts: JobDrafts;
  application_events: ApplicationEvents;
  application_notes: ApplicationNotes;
  interviews: Interviews;
  notifications: Notifications;
  student_documents: StudentDocuments;
  files: Files;
  audit_log: AuditLog;
  outbox: Outbox;
  schools: { id: Generated<number>; sc_name: string };
  locations: { id: Generated<number>; name: string };
  idempotency_keys: { key_hash: string; request_hash: string; answer: Optional<string>; created_at: InstantByDefault };
  two_factors: TwoFactors;
  recovery_codes: { code_hash: string; user_id: number; used_at: InstantOrNull };
  platform_days: { day: CalendarDate; kind: string; count: number; hours: number | null };
  releases: Releases;
  release_pointers: ReleasePointers;
  release_health: ReleaseHealth;
  release_revision: { revision: number };
  throttles: { key_hash: string; failures: number; expires_at: Instant };
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
