import { type ExpressionBuilder, sql, type Updateable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { type Database, type Db, prepareStatement, type Tx } from '../platform/db';

/** The columns of a student's profile, as the contract names them. */
const studentColumns = [
  'students.full_name',
  'students.sex',
  'students.course_of_study',
  'students.degree',
  'students.status',
  'students.university',
  'students.phone',
] as const;

/** The email address of a student; empty for one who has deleted their account. */
export const selectEmail = (eb: ExpressionBuilder<Database, 'students' | 'users'>) =>
  eb.case().when('students.deleted_at', 'is', null).then(eb.ref('users.email')).else('').end();

/** Whether the owner of an account has confirmed its address. */
export const isEmailConfirmed = sql<boolean>`users.email_confirmed_at is not null`;

/** The profile as one JSON value, for rows that hold more than a student. */
export const buildStudentObject = (eb: ExpressionBuilder<Database, 'students'>) =>
  jsonBuildObject({
    full_name: eb.ref('students.full_name'),
    sex: eb.ref('students.sex'),
    course_of_study: eb.ref('students.course_of_study'),
    degree: eb.ref('students.degree'),
    status: eb.ref('students.status'),
    university: eb.ref('students.university'),
    phone: eb.ref('students.phone'),
  });

/** Resolves to undefined when the student has deleted the account. */
export const updateStudent = (db: Db, user_id: number, values: Updateable<Database['students']>) =>
  db
    .updateTable('students')
    .set({ ...values, updated_at: new Date() })
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .returning(studentColumns)
    .executeTakeFirst();

/**
 * Locks a student until the transaction ends, which serializes concurrent writes of one student and adds nothing to an
 * account that is being deleted. Resolves to undefined when the account has been deleted.
 */
export const lockStudentProfile = async (tx: Tx, user_id: number) =>
  (await selectStudentForUpdate(tx, { user_id })).rows[0];

const selectStudentForUpdate = prepareStatement((db, { user_id }: { user_id: number }) =>
  db
    .selectFrom('students')
    .select(['full_name', 'university', 'course_of_study'])
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate(),
);
