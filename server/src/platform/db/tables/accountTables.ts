import type {
  Degree,
  DetailItem,
  DocumentKind,
  EnvMode,
  JobKind,
  LimitedAdminRole,
  NotificationKind,
  StudentDetails as OwnDetails,
  Role,
  Sex,
  StudentStatus,
  VerificationStatus,
} from '@foothold/shared/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { CalendarDate, Instant, InstantByDefault, InstantOrNull, Json, JsonList, Optional } from './columns';

export interface Users {
  id: Generated<number>;
  email: string;
  password_hash: string;
  role: Role;
  admin_role: Optional<LimitedAdminRole>;
  is_demo: Generated<boolean>;
  email_confirmed_at: InstantOrNull;
  suspended_at: InstantOrNull;
  suspended_by: Optional<number>;
  suspension_reason: Optional<string>;
  passkey_handle: Optional<string>;
  created_at: InstantByDefault;
  updated_at: InstantByDefault;
}

export interface Sessions {
  /** Not secret, unlike the token that the key is the hash of. */
  id: Generated<number>;
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

export interface KnownBrowsers {
  user_id: number;
  token_hash: string;
  device: Optional<string>;
  created_at: InstantByDefault;
  last_seen_at: InstantByDefault;
}

export interface TwoFactors {
  user_id: number;
  secret: string;
  confirmed_at: InstantOrNull;
  last_step: Generated<number>;
  created_at: InstantByDefault;
}

export interface Passkeys {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: Json;
  name: string;
  is_synced: boolean;
  created_at: InstantByDefault;
  last_used_at: InstantOrNull;
}

export interface PasskeyChallenges {
  challenge_hash: string;
  purpose: 'registration' | 'login' | 'second_step';
  user_id: Optional<number>;
  expires_at: Instant;
}

export interface AddressChanges {
  token_hash: string;
  user_id: number;
  old_email: string;
  new_email: string;
  created_at: InstantByDefault;
  expires_at: Instant;
}

export interface AddressConfirmations {
  token_hash: string;
  user_id: number;
  email: string;
  replaces: Optional<string>;
  created_at: InstantByDefault;
  expires_at: Instant;
}

export interface PasswordResets {
  token_hash: string;
  user_id: number;
  created_at: InstantByDefault;
  expires_at: Instant;
  used_at: InstantOrNull;
  /** Made on the server's own machine, not mailed. */
  by_operator: Generated<boolean>;
}

export interface Students {
  user_id: number;
  full_name: string;
  sex: Optional<Sex>;
  university: Optional<string>;
  course_of_study: Optional<string>;
  status: Optional<StudentStatus>;
  degree: Optional<Degree>;
  phone: Optional<string>;
  updated_at: InstantByDefault;
  deleted_at: InstantOrNull;
  /** Whether jobs are recommended. */
  recommendations: Generated<boolean>;
  /** Kept by triggers, as in the two below: what an admin's search looks into. */
  found_by: Generated<string>;
}

export interface StudentDetails {
  user_id: number;
  languages: JsonList<OwnDetails['languages'][number]>;
  links: JsonList<OwnDetails['links'][number]>;
  graduation_year: Optional<number>;
  available_from: Optional<CalendarDate>;
  preferred_places: JsonList<string>;
  preferred_env_modes: JsonList<EnvMode>;
  preferred_kinds: JsonList<JobKind>;
  about: Optional<string>;
  hidden_items: JsonList<DetailItem>;
  revision: Generated<number>;
  updated_at: InstantByDefault;
}

export interface Skills {
  id: Generated<number>;
  /** Made by `toSkillKey`. */
  key: string;
  name: string;
  is_listed: Generated<boolean>;
}

export interface Organizations {
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
  requested_name: Optional<string>;
  requested_cac_number: Optional<string>;
  renaming_requested_at: InstantOrNull;
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

export interface StudentDocuments {
  id: Generated<number>;
  user_id: number;
  kind: DocumentKind;
  created_at: InstantByDefault;
}

export interface Notifications {
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
