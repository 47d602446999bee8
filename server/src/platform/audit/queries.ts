import type { Db } from '../db';

interface AuditRecord {
  /** What happened, as `subject.verb`. */
  action: string;
  subject: string;
  subject_id: number | string;
  detail?: Record<string, unknown>;
  /** The request that it came with, to find its lines in the server's log. */
  request_id?: string;
}

/** Writes down who did what, in the transaction that does it. */
export const writeAudit = (
  db: Db,
  { user_id }: { user_id: number | null },
  { detail, subject_id, ...entry }: AuditRecord,
) =>
  db
    .insertInto('audit_log')
    .values({
      ...entry,
      actor_user_id: user_id,
      subject_id: String(subject_id),
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute();
