import type { Query } from '@foothold/shared/contract';
import { type AuditEntry, auditLabel, type downloadAudit } from '@foothold/shared/contract/admin';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { type CsvColumns, toCsv } from '../../platform/csv/toCsv';
import type { Db } from '../../platform/db';
import type { Download, User } from '../../platform/http';
import { todayIn } from '../../platform/time/days';
import { parseAuditSearch, toAuditEntry } from './auditLog';
import { type AuditSearch, listAuditEntries } from './queries';

const batchSize = 500;

/** The entries that match a search as a CSV file. The export itself is written to the audit log. */
export async function exportAuditLog(
  { db, config }: Context,
  user: User,
  { request_id, ...filters }: Query<typeof downloadAudit> & { request_id: string },
): Promise<Download> {
  const search = await parseAuditSearch(db, filters);
  await writeAudit(db, user, {
    action: 'audit.exported',
    subject: 'list',
    subject_id: 'audit',
    detail: filters,
    request_id,
  });
  return {
    name: `audit-log-${todayIn(config.PLATFORM_TIME_ZONE)}.csv`,
    body: toCsv(columns, readAllEntries(db, search)),
  };
}

async function* readAllEntries(db: Db, search: AuditSearch): AsyncGenerator<AuditEntry> {
  let before: number | undefined;
  for (;;) {
    const entries = (
      await listAuditEntries(db, search, { ...(before !== undefined && { before }), limit: batchSize })
    ).map(toAuditEntry);
    yield* entries;
    before = entries.at(-1)?.id;
    if (before === undefined || entries.length < batchSize) return;
  }
}

const formatJson = (value: unknown) =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

const columns: CsvColumns<AuditEntry> = {
  When: ({ at }) => at,
  Who: ({ by }) => by,
  Role: ({ by_role }) => by_role,
  What: ({ action }) => auditLabel(action),
  Action: ({ action }) => action,
  Subject: ({ subject }) => subject,
  'Subject id': ({ subject_id }) => subject_id,
  'Subject name': ({ subject_name }) => subject_name,
  Before: ({ detail }) => formatJson(detail.before),
  After: ({ detail }) => formatJson(detail.after),
  Reason: ({ reason }) => reason,
  Request: ({ request_id }) => request_id,
};
