import type { NotNull } from 'kysely';
import { addressOf, organizationColumns, organizationObject, studentObject } from '../accounts/queries';
import type { Db } from '../db';
import { interviewColumns } from '../interviews/asInterview';

interface Page {
  limit: number;
  offset: number;
}

/** Organizations: those that wait first, the longest waiting on top; then the newest. */
export const listOrganizationRows = (db: Db, { limit, offset }: Page) =>
  db
    .selectFrom('organizations')
    .innerJoin('users', 'users.id', 'organizations.user_id')
    .select(['organizations.id', 'users.email'])
    .select((eb) => organizationObject(eb).as('organization'))
    .orderBy((eb) => eb('organizations.verification_status', '=', 'pending'), 'desc')
    .orderBy((eb) =>
      eb
        .case()
        .when('organizations.verification_status', '=', 'pending')
        .then(eb.fn.coalesce('organizations.resubmitted_at', 'organizations.created_at'))
        .end(),
    )
    .orderBy('organizations.created_at', 'desc')
    .orderBy('organizations.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** The platform's counts, in one statement. */
export const countPlatform = (db: Db) =>
  db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('students').where('deleted_at', 'is', null).select(fn.countAll<number>().as('n')).as('total_students'),
      selectFrom('organizations').select(fn.countAll<number>().as('n')).as('total_organizations'),
      selectFrom('jobs').where('deleted_at', 'is', null).select(fn.countAll<number>().as('n')).as('total_jobs'),
      selectFrom('applications').select(fn.countAll<number>().as('n')).as('total_applications'),
      selectFrom('organizations')
        .where('verification_status', '=', 'pending')
        .select(fn.countAll<number>().as('n'))
        .as('pending'),
    ])
    .$narrowType<
      Record<'total_students' | 'total_organizations' | 'total_jobs' | 'total_applications' | 'pending', NotNull>
    >()
    .executeTakeFirstOrThrow();

/** Students, newest first. */
export const listStudentRows = (db: Db, { limit, offset }: Page) =>
  db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['users.id', 'users.email'])
    .select((eb) => studentObject(eb).as('student'))
    .where('students.deleted_at', 'is', null)
    .orderBy('users.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countStudents = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('students')
      .where('deleted_at', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const findOrganization = (db: Db, id: number) =>
  db
    .selectFrom('organizations')
    .innerJoin('users', 'users.id', 'organizations.user_id')
    .select(organizationColumns)
    .select(['users.email', 'organizations.resubmitted_at', 'organizations.resubmission_note'])
    .where('organizations.id', '=', id)
    .executeTakeFirst();

const mostRows = 1000;

/** Interviews of one organization, latest first. */
export const listInterviewsOf = (db: Db, org_id: number) =>
  db
    .selectFrom('interviews')
    .innerJoin('students', 'students.user_id', 'interviews.user_id')
    .innerJoin('users', 'users.id', 'interviews.user_id')
    .select(interviewColumns.map((name) => `interviews.${name}` as const))
    .select(['students.full_name as student_name', 'students.phone as student_phone'])
    .select((eb) => addressOf(eb).as('student_email'))
    .where('interviews.org_id', '=', org_id)
    .orderBy('interviews.starts_at', 'desc')
    .orderBy('interviews.id', 'desc')
    .limit(mostRows)
    .execute();
