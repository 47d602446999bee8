import {
  acceptanceAnswers,
  alertFrequencies,
  applicationEventKinds,
  applicationStatuses,
  conversationSides,
  currencies,
  decisionFailures,
  decisionKinds,
  decisionStates,
  degrees,
  dismissalReasons,
  documentKinds,
  envModes,
  healthKind,
  jobFields,
  jobKinds,
  limitedAdminRoles,
  mailedFrequencies,
  messageKinds,
  notificationKinds,
  offeredDates,
  rejectionReasons,
  roles,
  scanStatuses,
  sexes,
  studentStatuses,
  verificationStatuses,
} from '@foothold/shared/contract';
import { rolloutMeasures, rolloutStates, screenshotSides, viewports } from '@foothold/shared/contract/admin';
import { sql } from 'kysely';
import { startServer, type TestServer } from '../../../testing';

describe('check constraints of the tables', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  /** The values of each column that may hold one of several texts. */
  async function readChoices(): Promise<Record<string, string[]>> {
    const { rows } = await sql<{ column: string; definition: string }>`
      select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'c' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1
        and pg_get_constraintdef(pg_constraint.oid) like '% = ANY (ARRAY[''%'`.execute(server.context.db);
    return Object.fromEntries(
      rows.map(({ column, definition }) => [
        column,
        [...definition.matchAll(/'([^']+)'/g)].map(([, value = '']) => value),
      ]),
    );
  }

  it('allow the values of the contract and no others', async () => {
    expect(sortValues(await readChoices())).toEqual(sortValues(declared));
  });
});

const declared: Record<string, readonly string[]> = {
  'alert_requests.frequency': mailedFrequencies,
  'alert_runs.frequency': mailedFrequencies,
  'saved_searches.frequency': alertFrequencies,
  'applications.acceptance_answer': acceptanceAnswers,
  'applications.rejection_reason': rejectionReasons,
  'applications.status': applicationStatuses,
  'application_events.kind': applicationEventKinds,
  'decision_batch_items.failure': decisionFailures,
  'decision_batch_items.state': decisionStates,
  'decision_batches.kind': decisionKinds,
  'decision_batches.reason': rejectionReasons,
  'dismissed_jobs.reason': dismissalReasons,
  'files.scan_status': scanStatuses,
  'interviews.chosen': offeredDates,
  'jobs.currency': currencies,
  'jobs.env_mode': envModes,
  'jobs.field': jobFields,
  'jobs.kind': jobKinds,
  'messages.kind': messageKinds,
  'messages.side': conversationSides,
  'notifications.kind': notificationKinds,
  'organizations.verification_status': verificationStatuses,
  'release_health.kind': healthKind.options,
  'rollout_events.measure': rolloutMeasures.filter((measure) => measure !== 'new_error'),
  'rollouts.state': rolloutStates,
  'screenshots.side': screenshotSides,
  'screenshots.viewport': viewports,
  'student_documents.kind': documentKinds,
  'students.degree': degrees,
  'students.sex': sexes,
  'students.status': studentStatuses,
  'users.admin_role': limitedAdminRoles,
  'users.role': roles,
};

const sortValues = (choices: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(choices).map(([column, values]) => [column, [...values].sort()]));
