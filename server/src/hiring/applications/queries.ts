import type { ApplicationStatus, OfferedDate, StudentDetails } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { buildDetailsObject } from '../../accounts/details/queries';
import { isEmailConfirmed, selectEmail } from '../../accounts/students.queries';
import { type Db, type NewRow, prepareStatement, type Tx } from '../../platform/db';
import { takenDates } from '../interviews/takenTimes.queries';

const ownColumns = [
  ...(['id', 'job_id', 'user_id', 'org_id', 'resume', 'internship_letter'] as const),
  ...(['a1', 'a2', 'a3', 'a4', 'a5', 'status', 'created_at', 'rating'] as const),
  ...(['reply_due_on', 'replied_at', 'rejection_reason', 'rejection_line'] as const),
  ...(['acceptance_answer', 'acceptance_answered_at', 'acceptance_line', 'finished_at'] as const),
] as const;
const columns = ownColumns.map((name) => `applications.${name}` as const);
const excerptLength = 400;

/** Applications with their job, student, company and interview. */
export const selectApplications = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('organizations', 'organizations.id', 'applications.org_id')
    .leftJoin('interviews', 'interviews.application_id', 'applications.id')
    .select(columns)
    .select(['jobs.job_title', 'jobs.q1', 'jobs.q2', 'jobs.q3', 'jobs.q4', 'jobs.q5'])
    .select('organizations.company_name')
    .select((eb) => [selectEmail(eb).as('email'), isEmailConfirmed.as('email_confirmed')])
    .select(['students.full_name', 'students.university', 'students.course_of_study', 'students.degree'])
    .select(['students.status as student_status', 'students.phone'])
    .select(['interviews.id as interview_id', 'interviews.time_zone', 'interviews.starts_at', 'interviews.meet_link'])
    .select(['interviews.place', 'interviews.phone_number', 'interviews.chosen'])
    .select(['interviews.alt_1_starts_at', 'interviews.alt_2_starts_at', 'interviews.confirmed_at'])
    .select(['interviews.completed_at', 'interviews.created_at as interview_created_at'])
    .select(['interviews.declined_at', 'interviews.decline_note', 'interviews.agreed_starts_at']);

/** Applications for lists: long texts are cut. */
export const selectCards = (db: Db) =>
  selectApplications(db).select((eb) => [
    eb.fn<string>('left', ['applications.cover_letter', eb.lit(excerptLength)]).as('cover_letter'),
    eb.fn<string>('left', ['jobs.job_description', eb.lit(excerptLength)]).as('job_description'),
  ]);

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number] & {
  taken_dates?: OfferedDate[];
  student_details?: StudentDetails | null;
};

/** One application with its whole texts. */
export const findApplication = async (db: Db, id: number) => (await selectApplication(db, { id })).rows[0];

const selectApplication = prepareStatement((db, { id }: { id: number }) =>
  selectApplications(db)
    .select(['applications.cover_letter', 'jobs.job_description'])
    .select(takenDates.as('taken_dates'))
    .select((eb) => buildDetailsObject(eb).as('student_details'))
    .where('applications.id', '=', id),
);

export const listByStudent = (
  db: Db,
  { user_id, status, limit }: { user_id: number; status?: ApplicationStatus; limit: number },
) =>
  selectCards(db)
    .select(takenDates.as('taken_dates'))
    .where('applications.user_id', '=', user_id)
    .$if(status !== undefined, (query) => query.where('applications.status', '=', status as ApplicationStatus))
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit)
    .execute();

/** A numbered page of applications to a company, newest first. Rows before the offset are skipped within an index. */
export const listPageByOrganization = (db: Db, org_id: number, { limit, offset }: { limit: number; offset: number }) =>
  selectCards(db)
    .where('applications.id', 'in', (eb) =>
      eb
        .selectFrom('applications')
        .select('id')
        .where('org_id', '=', org_id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute();

/**
 * Adds an application with the first entry of its timeline, in place of its draft. Resolves to undefined when this student
 * has applied for this job before.
 */
export const insertApplication = async (tx: Tx, values: NewApplication): Promise<{ id: number } | undefined> =>
  (await writeApplication(tx, values)).rows[0];

const writtenColumns = [
  ...(['job_id', 'user_id', 'org_id', 'cover_letter', 'resume', 'internship_letter'] as const),
  ...(['a1', 'a2', 'a3', 'a4', 'a5', 'reply_days', 'reply_due_on', 'finished_at'] as const),
] as const;

type NewApplication = Pick<NewRow<'applications'>, (typeof writtenColumns)[number]>;

const appliedKind = sql.lit('applied' as const);
const appliedStatus = sql.lit('Applied' as const);

const writeApplication = prepareStatement((db, values: NewApplication) =>
  db
    .with('draft', (query) =>
      query.deleteFrom('application_drafts').where('user_id', '=', values.user_id).where('job_id', '=', values.job_id),
    )
    .with('application', (query) =>
      query
        .insertInto('applications')
        .values(Object.fromEntries(writtenColumns.map((name) => [name, values[name]])) as NewApplication)
        .onConflict((conflict) => conflict.columns(['job_id', 'user_id']).doNothing())
        .returning(['id', 'user_id']),
    )
    .with('event', (query) =>
      query
        .insertInto('application_events')
        .columns(['application_id', 'kind', 'status', 'actor_user_id'])
        .expression((eb) =>
          eb.selectFrom('application').select(['id', appliedKind.as('kind'), appliedStatus.as('status'), 'user_id']),
        ),
    )
    .selectFrom('application')
    .select('id'),
);

/** Locks a job against changes until the transaction ends, and reads it with its company. */
export const lockJobForApplication = async (tx: Tx, id: number) => (await selectJobForApplication(tx, { id })).rows[0];

const selectJobForApplication = prepareStatement((db, { id }: { id: number }) =>
  db
    .selectFrom('jobs')
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .select(['jobs.id', 'jobs.org_id', 'jobs.job_title', 'jobs.status', 'jobs.deadline', 'jobs.deleted_at'])
    .select('jobs.held_at')
    .select(['jobs.q1', 'jobs.q2', 'jobs.q3', 'jobs.q4', 'jobs.q5', 'jobs.letter_required', 'jobs.reply_days'])
    .select(['organizations.verification_status', 'organizations.user_id as company_user_id'])
    .where('jobs.id', '=', id)
    .forShare('jobs'),
);

/** Locks an application until the transaction ends, so that concurrent transitions run one after the other. */
export const lockApplication = (tx: Tx, id: number) =>
  tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .innerJoin('organizations', 'organizations.id', 'applications.org_id')
    .select(['applications.id', 'applications.user_id', 'applications.org_id', 'applications.status'])
    .select(['jobs.job_title', 'students.full_name', 'organizations.company_name'])
    .select('organizations.user_id as company_user_id')
    .where('applications.id', '=', id)
    .forUpdate('applications')
    .executeTakeFirst();

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/** A document of an application, of a message about one, or of a student's profile, and whom it belongs to. */
export const findFile = (db: Db, key: string) =>
  db
    .selectFrom('files')
    .leftJoin('messages', 'messages.id', 'files.message_id')
    .leftJoin('applications', (join) =>
      join.on((eb) => eb('applications.id', '=', eb.fn.coalesce('files.application_id', 'messages.application_id'))),
    )
    .leftJoin('conversation_reports as reports', (join) =>
      join.onRef('reports.application_id', '=', 'messages.application_id').on('reports.resolved_at', 'is', null),
    )
    .leftJoin('student_documents', 'student_documents.id', 'files.document_id')
    .select(['files.key', 'files.name', 'files.type', 'files.size', 'files.scan_status', 'applications.org_id'])
    .select((eb) => eb.fn.coalesce('applications.user_id', 'student_documents.user_id').as('user_id'))
    .select(['files.message_id', 'reports.id as report_id'])
    .where('files.key', '=', key)
    // Logos and screenshots have addresses of their own, for others.
    .where((eb) =>
      eb.or(
        (['application_id', 'document_id', 'message_id'] as const).map((owner) => eb(`files.${owner}`, 'is not', null)),
      ),
    )
    .executeTakeFirst();
