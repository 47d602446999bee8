import type { MailedFrequency } from '@foothold/shared/contract';
import type { Generated } from 'kysely';
import type { Instant, InstantByDefault, InstantOrNull, Json, Optional } from './columns';

/** A student, or a visitor who gave an address. */
export interface AlertSubscribers {
  id: Generated<number>;
  user_id: Optional<number>;
  email: Optional<string>;
  time_zone: string;
  send_hour: Generated<number>;
  created_at: InstantByDefault;
  opened_at: InstantByDefault;
}

export interface AlertRuns {
  id: Generated<number>;
  subscriber_id: number;
  frequency: MailedFrequency;
  due_at: Instant;
  sent_at: InstantOrNull;
}

export interface AlertedJobs {
  subscriber_id: number;
  job_id: number;
  run_id: number;
  alerted_at: InstantByDefault;
}

export interface AlertRequests {
  token_hash: string;
  email: string;
  conditions: Json;
  frequency: MailedFrequency;
  time_zone: string;
  created_at: InstantByDefault;
}
