import type { ReleaseRecord } from '@foothold/shared/boot';
import type { EndpointShapes, SharedExports, Uses } from '@foothold/shared/compatibility';
import type { HealthKind } from '@foothold/shared/contract';
import type { ReleasePermission, RolloutMeasure, RolloutState } from '@foothold/shared/contract/admin';
import type { ColumnType, Generated } from 'kysely';
import type { CalendarDate, Instant, InstantByDefault, InstantOrNull, Json, Optional } from './columns';

export interface Releases {
  app: string;
  release: string;
  record: ColumnType<ReleaseRecord, string, never>;
  published_at: InstantByDefault;
  published_by: Optional<number>;
  uses: ColumnType<Uses[], string | undefined, string>;
  exports: ColumnType<SharedExports[] | null, string | null | undefined, never>;
  shared_version: Optional<string>;
  signature: Optional<string>;
  signing_key: Optional<string>;
  signed_by: Optional<string>;
  base_url: Optional<string>;
}

export interface ReleaseHealth {
  app: string;
  release: string;
  hour: Instant;
  kind: HealthKind;
  route: Generated<string>;
  step: number;
  count: number;
}

export interface HealthReportUses {
  page_id: string;
  app: string;
  release: string;
  kind: HealthKind;
  route: string;
  used_at: InstantByDefault;
}

export interface CanaryVisits {
  app: string;
  release: string;
  visitor: string;
  loaded_at: InstantOrNull;
  failed_at: InstantOrNull;
}

export interface ErrorKinds {
  id: Generated<number>;
  app: string;
  fingerprint: string;
  name: string;
  message: string;
  release: string;
  route: string;
  frames: Json;
  breadcrumbs: Json;
  first_seen_at: InstantByDefault;
  last_seen_at: InstantByDefault;
  mailed_at: InstantOrNull;
}

export interface ErrorTraces {
  id: Generated<number>;
  app: string;
  release: string;
  trace_hash: string;
  name: string;
  message: string;
  route: string;
  frames: Json;
  breadcrumbs: Json;
  created_at: InstantByDefault;
  kind_id: Optional<number>;
}

export interface ErrorCounts {
  trace_id: number;
  route: string;
  day: CalendarDate;
  pages: Generated<number>;
  first_seen_at: InstantByDefault;
  last_seen_at: InstantByDefault;
}

export interface ErrorReportUses {
  page_id: string;
  trace_hash: string;
  used_at: InstantByDefault;
}

export interface ReleasePointers {
  app: string;
  stable: string;
  previous: Optional<string>;
  canary: Optional<string>;
  canary_percent: Optional<number>;
  disabled_reason: Optional<string>;
  earlier: Generated<string[]>;
  granted_paths: Generated<string[]>;
  granted_access: Generated<string[]>;
  revision: Generated<number>;
  changed_at: InstantByDefault;
}

export interface Rollouts {
  id: Generated<number>;
  app: string;
  release: string;
  stable: string;
  steps: number[];
  every_seconds: number;
  step: Generated<number>;
  state: Generated<RolloutState>;
  reason: Optional<string>;
  waiting: Optional<string>;
  started_by: Optional<number>;
  /** Who started it where that was no admin. */
  started_as: Optional<string>;
  revision: number;
  started_at: InstantByDefault;
  due_at: Instant;
  ended_at: InstantOrNull;
  told_at: InstantOrNull;
}

export interface RolloutVisits {
  rollout_id: number;
  visitor: string;
  step: number;
  has_release: boolean;
  first_page: string;
}

export interface RolloutEvents {
  rollout_id: number;
  visitor: string;
  measure: Exclude<RolloutMeasure, 'new_error'>;
  is_watch: boolean;
  step: number;
  has_release: boolean;
}

export interface RolloutErrors {
  rollout_id: number;
  visitor: string;
  trace_id: number;
  is_watch: boolean;
  step: number;
  has_release: boolean;
  met_at: InstantByDefault;
}

export interface Teams {
  id: Generated<number>;
  name: string;
  email: string;
  origins: Generated<string[]>;
  created_at: InstantByDefault;
}

export interface ReleaseKeys {
  id: Generated<number>;
  team_id: number;
  name: string;
  apps: string[];
  permissions: ReleasePermission[];
  token_hash: string;
  public_key: Optional<string>;
  max_megabytes: Generated<number>;
  created_at: InstantByDefault;
  created_by: Optional<number>;
  expires_at: Instant;
  last_used_at: InstantOrNull;
  revoked_at: InstantOrNull;
}

export interface RunningServers {
  id: string;
  fingerprint: string;
  /** Of the key that the server's secrets are derived from. */
  key_fingerprint: string | null;
  format: number;
  endpoints: ColumnType<EndpointShapes, string, string>;
  seen_at: InstantByDefault;
}
