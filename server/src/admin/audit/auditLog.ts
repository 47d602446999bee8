import type { Output, Query } from '@foothold/shared/contract';
import type { AuditEntry, downloadAudit, listAudit } from '@foothold/shared/contract/admin';
import * as z from 'zod';
import type { Db } from '../../platform/db';
import { createCursorCodec } from '../../platform/paging/cursor';
import { foldText } from '../searchPatterns';
import { type AuditSearch, findMatchingSubjects, listActions, listAuditEntries } from './queries';

const maxMatches = 50;
const { readCursor, writeCursor } = createCursorCodec(z.object({ before: z.int() }));

/** A page of the audit log, newest first. */
export async function loadAuditLog(
  db: Db,
  { cursor, limit = 30, ...filters }: Query<typeof listAudit>,
): Promise<Output<typeof listAudit>> {
  const search = await parseAuditSearch(db, filters);
  const [rows, actions] = await Promise.all([
    listAuditEntries(db, search, { ...(cursor && readCursor(cursor)), limit: limit + 1 }),
    listActions(db),
  ]);
  const entries = rows.slice(0, limit).map(toAuditEntry);
  const last = entries.at(-1);
  return { entries, actions, next_cursor: last && rows.length > limit ? writeCursor({ before: last.id }) : null };
}

/** Resolves the words of a search to the people, organizations and jobs that match them; no match finds no entries. */
export async function parseAuditSearch(
  db: Db,
  { q, action, period }: Query<typeof downloadAudit>,
): Promise<AuditSearch> {
  const search = { ...(action && { action }), ...(period && { period }) };
  const words = q?.trim();
  if (!words) return search;
  const matches = await findMatchingSubjects(db, `%${foldText(words).replace(/[\\%_]/g, '\\$&')}%`, maxMatches);
  const toSubjects = (subject: string, ids: readonly number[]) => ids.map((id) => [subject, String(id)] as const);
  const subjects = [
    ...toSubjects('user', [...matches.people, ...matches.students]),
    ...toSubjects('organization', matches.organizations),
    ...toSubjects('job', matches.jobs),
    ...['app', 'file', 'network'].map((subject) => [subject, words] as const),
  ];
  return { ...search, about: { actors: [...matches.people, ...matches.students], subjects } };
}

/** The lasting entries about one record, newest first. */
export async function listSubjectHistory(
  db: Db,
  subject: readonly [subject: string, id: string],
  { limit, actions }: { limit: number; actions?: readonly string[] },
): Promise<AuditEntry[]> {
  const search = { about: { actors: [], subjects: [subject] }, ...(actions && { actions }) };
  return (await listAuditEntries(db, search, { limit })).map(toAuditEntry);
}

type Row = Awaited<ReturnType<typeof listAuditEntries>>[number];

/** These undo a decision: the reason that their entries hold is why it was made, not why it is undone. */
const undoingActions: ReadonlySet<string> = new Set([
  ...['organization.resubmitted', 'organization.restored', 'student.restored', 'job.restored'],
]);

/** An entry on the wire: the reason is separate from the other details. */
export function toAuditEntry(row: Row): AuditEntry {
  const { id, created_at, action, subject, subject_id, email, role, request_id } = row;
  const { reason: given, by, ...others } = (row.detail ?? {}) as Record<string, unknown>;
  const hasReasonBefore = undoingActions.has(action) && Boolean(given);
  const reason = hasReasonBefore ? null : given;
  const detail = hasReasonBefore ? { ...others, reason_before: given } : others;
  return {
    id,
    at: created_at,
    ...{ action, subject, subject_id, request_id, detail },
    subject_name: row.company_name ?? row.job_title ?? row.person_name ?? null,
    person:
      row.applicant_id !== null && row.applicant_name ? { user_id: row.applicant_id, name: row.applicant_name } : null,
    about_job:
      row.applied_job_id !== null && row.applied_job_title !== null
        ? { job_id: row.applied_job_id, job_title: row.applied_job_title }
        : null,
    by: email ?? (typeof by === 'string' ? by : null),
    by_role: role,
    reason: typeof reason === 'string' && reason ? reason : null,
  };
}
