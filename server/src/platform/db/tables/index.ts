import type { Generated, Insertable, Selectable } from 'kysely';
import type {
  AddressChanges,
  AddressConfirmations,
  KnownBrowsers,
  Notifications,
  Organizations,
  PasskeyChallenges,
  Passkeys,
  PasswordResets,
  Sessions,
  Skills,
  StudentDetails,
  StudentDocuments,
  Students,
  TwoFactors,
  Users,
} from './accountTables';
import type { AlertedJobs, AlertRequests, AlertRuns, AlertSubscribers } from './alertTables';
import type { CalendarDate, Instant, InstantByDefault, InstantOrNull, Optional } from './columns';
import type {
  ApplicationDrafts,
  ApplicationEvents,
  ApplicationNotes,
  Applications,
  DecisionBatches,
  DecisionBatchItems,
  Interviews,
  ReplyDigests,
  ReplyRecords,
  Welcomes,
} from './hiringTables';
import type {
  DismissedJobs,
  JobDrafts,
  Jobs,
  Listings,
  SavedSearches,
  SavedSearchKeys,
  SavedSearchMatches,
} from './jobTables';
import type { ConversationReports, Conversations, MessageDrafts, Messages, MessageTemplates } from './messageTables';
import type { AuditLog, Files, Outbox, ScanTurns } from './platformTables';
import type {
  CanaryVisits,
  ErrorCounts,
  ErrorKinds,
  ErrorReportUses,
  ErrorTraces,
  HealthReportUses,
  ReleaseHealth,
  ReleaseKeys,
  ReleasePointers,
  Releases,
  RolloutErrors,
  RolloutEvents,
  Rollouts,
  RolloutVisits,
  RunningServers,
  Teams,
} from './releaseTables';
import type { ScreenshotSets, Screenshots } from './screenshotTables';

/** Every table; a column is called as on the wire. */
export interface Database {
  users: Users;
  sessions: Sessions;
  known_browsers: KnownBrowsers;
  password_resets: PasswordResets;
  address_confirmations: AddressConfirmations;
  address_changes: AddressChanges;
  confirmation_links: { email_hash: string; mailed_at: InstantByDefault };
  students: Students;
  student_details: StudentDetails;
  student_skills: { user_id: number; skill_id: number; position: number };
  organizations: Organizations;
  jobs: Jobs;
  job_skills: { job_id: number; skill_id: number; is_required: boolean; position: number };
  listings: Listings;
  search_words: { word: string; jobs: number; added_at: InstantByDefault };
  saved_searches: SavedSearches;
  saved_search_keys: SavedSearchKeys;
  saved_search_words: { word: string; search_id: number };
  saved_search_matches: SavedSearchMatches;
  dismissed_jobs: DismissedJobs;
  hidden_companies: { user_id: number; org_id: number; created_at: InstantByDefault };
  alert_subscribers: AlertSubscribers;
  alert_runs: AlertRuns;
  alerted_jobs: AlertedJobs;
  alert_requests: AlertRequests;
  unmatched_jobs: { job_id: number; listed_at: Instant };
  saved_jobs: { user_id: number; job_id: number; created_at: InstantByDefault };
  applications: Applications;
  application_drafts: ApplicationDrafts;
  job_drafts: JobDrafts;
  application_events: ApplicationEvents;
  application_notes: ApplicationNotes;
  reply_digests: ReplyDigests;
  messages: Messages;
  conversations: Conversations;
  message_drafts: MessageDrafts;
  message_templates: MessageTemplates;
  conversation_reports: ConversationReports;
  reply_records: ReplyRecords;
  decision_batches: DecisionBatches;
  decision_batch_items: DecisionBatchItems;
  interviews: Interviews;
  welcomes: Welcomes;
  notifications: Notifications;
  student_documents: StudentDocuments;
  files: Files;
  scan_turns: ScanTurns;
  audit_log: AuditLog;
  outbox: Outbox;
  schools: { id: Generated<number>; sc_name: string };
  locations: { id: Generated<number>; name: string };
  skills: Skills;
  skill_synonyms: { key: string; name: string; skill_id: number };
  idempotency_keys: {
    key_hash: string;
    request_hash: string;
    claim: string;
    answer: Optional<string>;
    created_at: InstantByDefault;
  };
  two_factors: TwoFactors;
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
  recovery_codes: { code_hash: string; user_id: number; used_at: InstantOrNull };
  platform_days: { day: CalendarDate; kind: string; count: number; hours: number | null };
  releases: Releases;
  release_pointers: ReleasePointers;
  release_health: ReleaseHealth;
  health_report_uses: HealthReportUses;
  canary_visits: CanaryVisits;
  error_kinds: ErrorKinds;
  error_traces: ErrorTraces;
  error_counts: ErrorCounts;
  error_report_uses: ErrorReportUses;
  rollouts: Rollouts;
  rollout_visits: RolloutVisits;
  rollout_errors: RolloutErrors;
  rollout_events: RolloutEvents;
  screenshot_sets: ScreenshotSets;
  screenshots: Screenshots;
  release_revision: { revision: number };
  teams: Teams;
  app_owners: { app: string; team_id: number };
  release_keys: ReleaseKeys;
  running_servers: RunningServers;
  rate_limits: { key_hash: string; tokens: number; granted: number; refilled_at: InstantByDefault };
  throttles: { key_hash: string; failures: number; expires_at: Instant };
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
