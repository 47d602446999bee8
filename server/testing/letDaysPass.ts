import { sql } from 'kysely';
import type { Db } from '../src/platform/db';

/** Sets back the dates of a company's applications, decisions and record, as if so many days had passed since. */
export async function letDaysPass(db: Db, org_id: number, days: number): Promise<void> {
  const span = sql`make_interval(days => ${days}::integer)`;
  await sql`update application_events set created_at = application_events.created_at - ${span}
    from applications where applications.id = application_id and org_id = ${org_id}`.execute(db);
  await sql`update applications
    set created_at = created_at - ${span}, replied_at = replied_at - ${span}, reply_due_on = reply_due_on - ${days}::integer
    where org_id = ${org_id}`.execute(db);
  await sql`update decision_batches set created_at = created_at - ${span}, due_at = due_at - ${span}
    where org_id = ${org_id} and done_at is null`.execute(db);
  await sql`update reply_records set as_of = as_of - ${days}::integer where org_id = ${org_id}`.execute(db);
}
