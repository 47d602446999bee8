import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

const maxRows = 1000;

const selectUnfinished = (db: Db, { org_id, other_than }: { org_id: number; other_than: number }) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .where('interviews.org_id', '=', org_id)
    .where('interviews.application_id', '!=', other_than)
    .where('interviews.completed_at', 'is', null)
    .where('applications.status', '=', 'Interview')
    .orderBy('interviews.starts_at');

/** The starts of a company's unfinished interviews since an hour ago, in the company's time zone. */
export const listTakenStarts = (db: Db, filters: { org_id: number; other_than: number }) =>
  selectUnfinished(db, filters)
    .innerJoin('students', 'students.user_id', 'interviews.user_id')
    .innerJoin('organizations', 'organizations.id', 'interviews.org_id')
    .select('students.full_name')
    .select(
      sql<string>`to_char(interviews.starts_at at time zone organizations.time_zone, 'YYYY-MM-DD HH24:MI')`.as('date'),
    )
    .where('interviews.starts_at', '>', sql<string>`now() - interval '1 hour'`)
    .limit(maxRows)
    .execute();

/** The starts of a company's other unfinished interviews between two instants. */
export const listStartsBetween = async (
  tx: Tx,
  { from, to, ...filters }: { org_id: number; other_than: number; from: Date; to: Date },
) => {
  const rows = await selectUnfinished(tx, filters)
    .select('interviews.starts_at')
    .where('interviews.starts_at', '>', from.toISOString())
    .where('interviews.starts_at', '<', to.toISOString())
    .execute();
  return rows.map(({ starts_at }) => starts_at);
};
