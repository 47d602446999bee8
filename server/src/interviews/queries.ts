import { sql, type Updateable } from 'kysely';
import type { Database, Db, NewRow, Tx } from '../db';
import { interviewColumns } from './asInterview';

const columns = interviewColumns.map((name) => `interviews.${name}` as const);
const mostRows = 1000;

/** The company's interviews whose application waits for a decision, latest first. */
export const listUndecided = (db: Db, org_id: number) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'interviews.job_id')
    .innerJoin('students', 'students.user_id', 'interviews.user_id')
    .innerJoin('users', 'users.id', 'interviews.user_id')
    .select(columns)
    .select(['applications.status', 'jobs.job_title', 'students.full_name', 'students.university', 'users.email'])
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .where('interviews.org_id', '=', org_id)
    .where('applications.status', '=', 'Interview')
    .orderBy('interviews.starts_at', 'desc')
    .orderBy('interviews.id', 'desc')
    .limit(mostRows)
    .execute();

/** Holds an application until the transaction ends, with what an interview needs to know of it. */
export const lockApplication = (tx: Tx, id: number) =>
  tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('organizations', 'organizations.id', 'applications.org_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .select(['applications.id', 'applications.job_id', 'applications.user_id', 'applications.org_id'])
    .select(['applications.status', 'jobs.job_title', 'students.full_name'])
    .select(['organizations.company_name', 'organizations.time_zone', 'organizations.interview_link'])
    .select('organizations.user_id as company_user_id')
    .where('applications.id', '=', id)
    .forUpdate('applications')
    .executeTakeFirst();

/** Holds a company, so that two of its interviews are not put on one time at once. */
export const lockCompany = (tx: Tx, id: number) =>
  tx.selectFrom('organizations').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** When other interviews of the company begin that are not over, between two instants. */
export const listStartsNear = async (
  tx: Tx,
  { org_id, other_than, from, to }: { org_id: number; other_than: number; from: Date; to: Date },
) => {
  const rows = await tx
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .select('interviews.starts_at')
    .where('interviews.org_id', '=', org_id)
    .where('interviews.application_id', '!=', other_than)
    .where('interviews.completed_at', 'is', null)
    .where('applications.status', '=', 'Interview')
    .where('interviews.starts_at', '>', from.toISOString())
    .where('interviews.starts_at', '<', to.toISOString())
    .execute();
  return rows.map(({ starts_at }) => starts_at);
};

/** One interview an application: a new offer takes the place of the earlier one. */
export const saveInterview = (tx: Tx, values: NewRow<'interviews'>) =>
  tx
    .insertInto('interviews')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet((eb) => ({
        time_zone: eb.ref('excluded.time_zone'),
        starts_at: eb.ref('excluded.starts_at'),
        alt_1_starts_at: eb.ref('excluded.alt_1_starts_at'),
        alt_2_starts_at: eb.ref('excluded.alt_2_starts_at'),
        meet_link: eb.ref('excluded.meet_link'),
        confirmed_at: null,
        completed_at: null,
        updated_at: new Date(),
        revision: sql<number>`interviews.revision + 1`,
      })),
    )
    .returning(interviewColumns)
    .returning('updated_at')
    .executeTakeFirstOrThrow();

export const findInterview = (db: Db, id: number) =>
  db.selectFrom('interviews').select(interviewColumns).where('id', '=', id).executeTakeFirst();

export const updateInterview = (tx: Tx, id: number, values: Updateable<Database['interviews']>) =>
  tx
    .updateTable('interviews')
    .set({ ...values, updated_at: new Date(), revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning(interviewColumns)
    .executeTakeFirstOrThrow();
