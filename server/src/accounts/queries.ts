import { type ExpressionBuilder, sql, type Updateable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database, Db, Tx } from '../platform/db';

/** A student, and an organization, as the contract has them. */
export const studentColumns = [
  'students.full_name',
  'students.sex',
  'students.course_of_study',
  'students.degree',
  'students.status',
  'students.university',
  'students.phone',
] as const;

export const organizationColumns = [
  'organizations.id',
  'organizations.company_name',
  'organizations.company_state',
  'organizations.company_street_address',
  'organizations.company_cac_number',
  'organizations.phone',
  'organizations.interview_link',
  'organizations.about',
  'organizations.website',
  'organizations.logo',
  'organizations.verified',
  'organizations.verification_status',
  'organizations.reason',
  'organizations.suspended_at',
  'organizations.time_zone',
  'organizations.created_at',
] as const;

const maxRows = 1000;

/** Accounts, newest first, and how many there are: all, or the one of `user_id`. */
export const listAccountRows = (db: Db, user_id?: number) =>
  db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('organizations', 'organizations.user_id', 'users.id')
    .select(['users.id as user_id', 'users.email', 'organizations.id as organization_id'])
    .select((eb) => [
      eb.case().when('students.user_id', 'is not', null).then(buildStudentObject(eb)).end().as('student'),
      eb.case().when('organizations.id', 'is not', null).then(buildOrganizationObject(eb)).end().as('organization'),
      eb.fn.countAll<number>().over().as('total'),
    ])
    .$if(user_id !== undefined, (query) => query.where('users.id', '=', user_id as number))
    .where('students.deleted_at', 'is', null)
    .orderBy('users.id', 'desc')
    .limit(maxRows)
    .execute();

/** Where a student can be reached; empty for one who has deleted their account. */
export const selectEmail = (eb: ExpressionBuilder<Database, 'students' | 'users'>) =>
  eb.case().when('students.deleted_at', 'is', null).then(eb.ref('users.email')).else('').end();

/** The same two as one value each, where a row holds more than them. */
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

export const buildOrganizationObject = (eb: ExpressionBuilder<Database, 'organizations'>) =>
  jsonBuildObject({
    id: eb.ref('organizations.id'),
    company_name: eb.ref('organizations.company_name'),
    company_state: eb.ref('organizations.company_state'),
    company_street_address: eb.ref('organizations.company_street_address'),
    company_cac_number: eb.ref('organizations.company_cac_number'),
    phone: eb.ref('organizations.phone'),
    interview_link: eb.ref('organizations.interview_link'),
    about: eb.ref('organizations.about'),
    website: eb.ref('organizations.website'),
    logo: eb.ref('organizations.logo'),
    verified: eb.ref('organizations.verified'),
    verification_status: eb.ref('organizations.verification_status'),
    reason: eb.ref('organizations.reason'),
    suspended_at: toIsoInstant('organizations.suspended_at'),
    time_zone: eb.ref('organizations.time_zone'),
    created_at: toIsoInstant('organizations.created_at'),
  });

/** An instant inside of JSON, written as the drivers write one outside. Sessions run in UTC on both engines. */
const toIsoInstant = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Resolves to undefined for a student who has deleted their account. */
export const updateStudent = (db: Db, user_id: number, values: Updateable<Database['students']>) =>
  db
    .updateTable('students')
    .set({ ...values, updated_at: new Date() })
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .returning(studentColumns)
    .executeTakeFirst();

/**
 * Holds a student until the transaction ends, so that what they do at the same time is done one after the other, and
 * nothing is added to an account that is being deleted. Resolves to undefined where it is.
 */
export const lockStudentProfile = (tx: Tx, user_id: number) =>
  tx
    .selectFrom('students')
    .select(['full_name', 'university', 'course_of_study'])
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Holds an organization until the transaction ends. */
export const lockOrganization = (tx: Tx, id: number) =>
  tx
    .selectFrom('organizations')
    .select(organizationColumns)
    .select(['organizations.user_id', 'organizations.decided_by'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const updateOrganization = (tx: Tx, id: number, values: Updateable<Database['organizations']>) =>
  tx
    .updateTable('organizations')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .returning(organizationColumns)
    .executeTakeFirstOrThrow();
