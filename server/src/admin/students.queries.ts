import type { Query } from '@foothold/shared/contract';
import type { listStudents } from '@foothold/shared/contract/admin';
import { type ExpressionBuilder, sql, type Updateable } from 'kysely';
import { buildStudentObject, isEmailConfirmed } from '../accounts/students.queries';
import type { Database, Db, Tx } from '../platform/db';
import type { PageRange } from './pagination';

export interface StudentSearch extends Omit<Query<typeof listStudents>, 'q' | 'page' | 'limit'> {
  patterns: string[];
}

/** A page of the students, newest first unless the search says otherwise. */
export function listStudentRows(db: Db, search: StudentSearch, { limit, offset }: PageRange) {
  const order = sortOrders[search.sort ?? 'newest'];
  return selectAccounts(db)
    .where('students.user_id', 'in', (eb) =>
      // An index finds the ids of the page; only the rows of these are read.
      eb
        .selectFrom('students')
        .select('user_id')
        .where(whereMatches(search))
        .orderBy(order)
        .limit(limit)
        .offset(offset),
    )
    .orderBy(order)
    .execute();
}

/** The ids of all students that match a search, in its order. */
export const listStudentIds = async (db: Db, search: StudentSearch): Promise<number[]> => {
  const order = sortOrders[search.sort ?? 'newest'];
  const rows = await db.selectFrom('students').select('user_id').where(whereMatches(search)).orderBy(order).execute();
  return rows.map(({ user_id }) => user_id);
};

export const listStudentsById = (db: Db, ids: readonly number[]) =>
  selectAccounts(db).where('students.user_id', 'in', ids).execute();

/** Ids are in the order of registration. Each order is an index read forwards or backwards. */
const sortOrders = {
  newest: sql`students.user_id desc`,
  oldest: sql`students.user_id`,
  name: sql`students.found_by, students.user_id`,
  name_desc: sql`students.found_by desc, students.user_id desc`,
  university: sql`students.university, students.user_id desc`,
  university_desc: sql`students.university desc, students.user_id`,
};

const selectAccounts = (db: Db) =>
  db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['users.id', 'users.email', 'users.created_at', 'users.suspended_at'])
    .select((eb) => buildStudentObject(eb).as('student'));

export const countStudents = async (db: Db, search: StudentSearch): Promise<number> =>
  (
    await db
      .selectFrom('students')
      .where(whereMatches(search))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

const whereMatches =
  ({ patterns, university, status, account }: StudentSearch) =>
  (eb: ExpressionBuilder<Database, 'students'>) => {
    const suspendedIds = eb.selectFrom('users').select('id').where('users.suspended_at', 'is not', null);
    return eb.and([
      eb('students.deleted_at', 'is', null),
      ...(university ? [eb('students.university', '=', university)] : []),
      ...(status ? [eb('students.status', '=', status)] : []),
      ...(account ? [eb('students.user_id', account === 'Suspended' ? 'in' : 'not in', suspendedIds)] : []),
      ...patterns.map((pattern) => eb('students.found_by', 'like', pattern)),
    ]);
  };

/** One student; undefined when the account has been deleted. */
export const findStudent = (db: Db, user_id: number) =>
  selectAccounts(db)
    .select(['users.suspension_reason', isEmailConfirmed.as('email_confirmed')])
    .where('students.user_id', '=', user_id)
    .where('students.deleted_at', 'is', null)
    .executeTakeFirst();

/** Locks a student's account, against logins too, until the transaction ends. Resolves to undefined when there is none. */
export const lockStudentAccount = (tx: Tx, user_id: number) =>
  tx
    .selectFrom('users')
    .select(['suspended_at', 'suspended_by', 'suspension_reason'])
    .where('id', '=', user_id)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('students').select('user_id').where('user_id', '=', user_id).where('deleted_at', 'is', null),
      ),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();

export const updateSuspension = (
  tx: Tx,
  user_id: number,
  values: Pick<Updateable<Database['users']>, 'suspended_at' | 'suspended_by' | 'suspension_reason'>,
) =>
  tx
    .updateTable('users')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', user_id)
    .execute();

/** The sessions of a student, last seen first. */
export const listStudentSessions = (db: Db, user_id: number) =>
  db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<string>`now()`)
    .where('last_seen_at', '>', sql<string>`now() - interval '24 hours'`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

/** A page of a student's applications, newest first. */
export const listStudentApplications = (db: Db, user_id: number, { limit, offset }: PageRange) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('organizations', 'organizations.id', 'applications.org_id')
    .select(['applications.id', 'applications.job_id', 'applications.org_id', 'applications.status'])
    .select(['applications.created_at', 'jobs.job_title', 'organizations.company_name'])
    .where('applications.user_id', '=', user_id)
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countStudentApplications = async (db: Db, user_id: number): Promise<number> =>
  (
    await db
      .selectFrom('applications')
      .where('user_id', '=', user_id)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;
