import type { Db } from '../db';

interface AuditRecord {
  /** In the form `subject.verb`. */
  action: string;
  subject: string;
  subject_id: number | string;
  detail?: Record<string, unknown>;
  /** Finds the log lines of the request. */
  request_id?: string;
}

/** Writes an entry of the audit log, in the transaction of the audited change. */
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
