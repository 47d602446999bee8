import { type NotNull, sql } from 'kysely';
import { isEmailConfirmed, selectEmail } from '../accounts/students.queries';
import { interviewColumns } from '../hiring/interviews/toInterview';
import { whereVisibleToOwner } from '../jobs/jobStatus.queries';
import { organizationColumns } from '../organizations/queries';
import type { Db } from '../platform/db';
import type { PageRange } from './pagination';

/** One organization with its email address and what it sent with its last request for review. */
export const findOrganization = (db: Db, id: number) =>
  db
    .selectFrom('organizations')
    .innerJoin('users', 'users.id', 'organizations.user_id')
    .select(organizationColumns)
    .select(isEmailConfirmed.as('email_confirmed'))
    .select(['users.email', 'organizations.resubmitted_at', 'organizations.resubmission_note'])
    .where('organizations.id', '=', id)
    .executeTakeFirst();

/** How the index of CAC numbers writes them. */
const cacDigits = sql<string>`ltrim(regexp_replace(company_cac_number, '[^0-9]', '', 'g'), '0')`;

/** Other organizations whose CAC number has these digits, which have no leading zeros. */
export const listOrganizationsWithCacDigits = (db: Db, digits: string, { except }: { except: number }) =>
  db
    .selectFrom('organizations')
    .select(['id', 'company_name', 'company_cac_number', 'verified', 'verification_status', 'suspended_at'])
    .where('company_cac_number', 'is not', null)
    .where(cacDigits, '=', digits)
    .where('id', '!=', except)
    .orderBy('id')
    .limit(10)
    .execute();

/** A page of the interviews of one organization, latest first. */
export const listOrganizationInterviews = (db: Db, org_id: number, { limit, offset }: PageRange) =>
  db
    .selectFrom('interviews')
    .innerJoin('students', 'students.user_id', 'interviews.user_id')
    .innerJoin('users', 'users.id', 'interviews.user_id')
    .select(interviewColumns.map((name) => `interviews.${name}` as const))
    .select(['students.full_name as student_name', 'students.phone as student_phone'])
    .select((eb) => selectEmail(eb).as('student_email'))
    .where('interviews.id', 'in', (eb) =>
      eb
        .selectFrom('interviews')
        .select('id')
        .where('org_id', '=', org_id)
        .orderBy('starts_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .orderBy('interviews.starts_at', 'desc')
    .orderBy('interviews.id', 'desc')
    .execute();

/** The numbers of an organization's jobs, applications and interviews. */
export const countOrganizationRecords = (db: Db, org_id: number) =>
  db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('jobs')
        .where(whereVisibleToOwner)
        .where('org_id', '=', org_id)
        .select(fn.countAll<number>().as('n'))
        .as('jobs'),
      selectFrom('applications').where('org_id', '=', org_id).select(fn.countAll<number>().as('n')).as('applications'),
      selectFrom('interviews').where('org_id', '=', org_id).select(fn.countAll<number>().as('n')).as('interviews'),
    ])
    .$narrowType<Record<'jobs' | 'applications' | 'interviews', NotNull>>()
    .executeTakeFirstOrThrow();
