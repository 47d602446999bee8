import { sql } from 'kysely';
import type { Db, Tx } from '../db';

interface AuditRecord {
  /** In the form `subject.verb`. */
  action: string;
  subject: string;
  subject_id: number | string;
  detail?: Record<string, unknown>;
  /** Finds the log lines of the request. */
  request_id?: string;
}

interface Actor {
  user_id: number | null;
}

/** Days for which logins are kept, and admins' reading of people and applications. */
const loginDays = 90;
const readDays = 365;

/** Writes an entry of the audit log, in the transaction of the audited change. */
export const writeAudit = (db: Db, actor: Actor, record: AuditRecord) =>
  db.insertInto('audit_log').values(toRow(actor, record)).execute();

/** Writes an entry for each of one or more changes. */
export const writeAudits = (db: Db, actor: Actor, records: readonly AuditRecord[]) =>
  db
    .insertInto('audit_log')
    .values(records.map((record) => toRow(actor, record)))
    .execute();

/** Writes an entry about who came in, or tried to. It is deleted after 90 days. */
export const writeLoginAudit = (db: Db, actor: Actor, record: AuditRecord) =>
  db
    .insertInto('audit_log')
    .values({ ...toRow(actor, record), expires_at: inDays(loginDays) })
    .execute();

/** Writes that somebody has read something, once an hour however often it is. The entry is deleted after a year. */
export async function writeReadAudit(db: Db, actor: { user_id: number }, record: AuditRecord): Promise<void> {
  const row = toRow(actor, record);
  const recent = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', row.subject)
    .where('subject_id', '=', row.subject_id)
    .where('action', '=', row.action)
    .where('actor_user_id', '=', actor.user_id)
    .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  if (recent) return;
  await db
    .insertInto('audit_log')
    .values({ ...row, expires_at: inDays(readDays) })
    .execute();
}

export const deleteExpiredAudit = (db: Db) =>
  db.deleteFrom('audit_log').where('expires_at', '<', sql<string>`now()`).execute();

/** Deletes the logins of an account, which hold addresses and devices. */
export const deleteLoginAudit = (tx: Tx, user_id: number) =>
  tx
    .deleteFrom('audit_log')
    .where('subject', '=', 'user')
    .where('subject_id', '=', String(user_id))
    .where('expires_at', 'is not', null)
    .execute();

const toRow = ({ user_id }: Actor, { detail, subject_id, ...entry }: AuditRecord) => ({
  ...entry,
  actor_user_id: user_id,
  subject_id: String(subject_id),
  detail: detail ? JSON.stringify(detail) : null,
});

const inDays = (days: number) => sql<string>`now() + make_interval(days => ${sql.lit(days)})`;
