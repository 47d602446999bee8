import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db';

/** Open reports, each with its conversation. */
const selectReports = (db: Db) =>
  db
    .selectFrom('conversation_reports as reports')
    .innerJoin('applications', 'applications.id', 'reports.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .innerJoin('organizations', 'organizations.id', 'applications.org_id')
    .select(['reports.id', 'reports.application_id', 'reports.reason', 'reports.reported_at', 'reports.read_at'])
    .select(['applications.org_id', 'applications.user_id', 'applications.status', 'jobs.job_title'])
    .select(['organizations.company_name', 'organizations.user_id as company_user_id'])
    .select('students.full_name as student_name')
    .where('reports.resolved_at', 'is', null);

export type ReportRow = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

/** With an id above `after`, the oldest first. */
export const listReports = (db: Db, { after, limit }: { after: number; limit: number }) =>
  selectReports(db).where('reports.id', '>', after).orderBy('reports.id').limit(limit).execute();

/** Counted up to 1,000. */
export const countReports = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom(selectReports(db).select('reports.id').limit(1000).as('open'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** The open report of a conversation, locked until the transaction ends. */
export const lockReport = (tx: Tx, application_id: number) =>
  selectReports(tx).where('reports.application_id', '=', application_id).forUpdate('reports').executeTakeFirst();

export const updateReport = (tx: Tx, id: number, column: 'read_at' | 'resolved_at') =>
  tx
    .updateTable('conversation_reports')
    .set({ [column]: sql<string>`now()` })
    .where('id', '=', id)
    .returning(column)
    .executeTakeFirstOrThrow();
