import type { ScanStatus } from '@foothold/shared/contract';
import type { Generated } from 'kysely';
import type { Instant, InstantByDefault, InstantOrNull, Json, Optional } from './columns';

/** Of one application, of one kept document, of one message, of one company, whose logo it is, or of the screenshots of one release. */
export interface Files {
  key: string;
  application_id: Optional<number>;
  document_id: Optional<number>;
  message_id: Optional<number>;
  organization_id: Optional<number>;
  screenshot_set_id: Optional<number>;
  name: string;
  type: string;
  size: number;
  sha256: string;
  created_at: InstantByDefault;
  scan_status: Generated<ScanStatus>;
  scan_attempts: Generated<number>;
  scan_due_at: InstantOrNull;
}

/** Of each sender of documents, when the last scan of a document began, and of which, while it is under way. */
export interface ScanTurns {
  user_id: number;
  key: Optional<string>;
  began_at: Instant;
}

export interface AuditLog {
  id: Generated<number>;
  created_at: InstantByDefault;
  actor_user_id: Optional<number>;
  action: string;
  subject: string;
  subject_id: string;
  detail: Json;
  request_id: Optional<string>;
  expires_at: InstantOrNull;
}

export interface Outbox {
  id: Generated<number>;
  kind: string;
  payload: Json;
  created_at: InstantByDefault;
  available_at: InstantByDefault;
  attempts: Generated<number>;
  last_error: Optional<string>;
  done_at: InstantOrNull;
  held_for: Optional<number>;
  gave_up_at: InstantOrNull;
}
