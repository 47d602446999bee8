import type { AcceptanceAnswer } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, NewRow, Tx } from '../../platform/db';

const texts = ['starts_on', 'place', 'contact_name', 'contact_details', 'note'] as const;

/** What the company has told about the start; undefined where it has not. */
export const findWelcome = (db: Db, application_id: number) =>
  db
    .selectFrom('welcomes')
    .select([...texts, 'revision', 'updated_at'])
    .where('application_id', '=', application_id)
    .executeTakeFirst();

/** Locks an application until the transaction ends, so that concurrent changes of its welcome and answer wait. */
export const lockApplication = (tx: Tx, id: number) =>
  tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('organizations', 'organizations.id', 'applications.org_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .select(['applications.id', 'applications.user_id', 'applications.org_id', 'applications.status'])
    .select([
      'applications.acceptance_answer',
      'applications.acceptance_answered_at',
      'applications.acceptance_line',
      'jobs.job_title',
    ])
    .select(['organizations.company_name', 'organizations.user_id as company_user_id', 'students.full_name'])
    .where('applications.id', '=', id)
    .forUpdate('applications')
    .executeTakeFirst();

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/** Whether the student has deleted their account, which locks their applications: lock this one before. */
export const isStudentDeleted = async (tx: Tx, user_id: number): Promise<boolean> => {
  const student = await tx
    .selectFrom('students')
    .select('deleted_at')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return !student || student.deleted_at !== null;
};

export type WelcomeTexts = Pick<NewRow<'welcomes'>, (typeof texts)[number]>;

/** Writes the welcome of each of some applications, at least one, in place of an earlier one. */
export const writeWelcome = (tx: Tx, application_ids: readonly number[], welcome: WelcomeTexts) =>
  tx
    .insertInto('welcomes')
    .values(application_ids.map((application_id) => ({ ...welcome, application_id })))
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({
        ...welcome,
        revision: sql<number>`welcomes.revision + 1`,
        updated_at: sql<string>`now()`,
      }),
    )
    .execute();

/** Notes what the student has answered. */
export const updateAnswer = (tx: Tx, id: number, { answer, line }: { answer: AcceptanceAnswer; line: string | null }) =>
  tx
    .updateTable('applications')
    .set({ acceptance_answer: answer, acceptance_line: line, acceptance_answered_at: sql<string>`now()` })
    .where('id', '=', id)
    .returning('acceptance_answered_at')
    .executeTakeFirstOrThrow();

/** What an email about a welcome or its answer, or a calendar, may tell either side, as of now. */
export const findAcceptance = (db: Db, application_id: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('organizations', 'organizations.id', 'applications.org_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .select(['applications.id', 'applications.user_id', 'applications.org_id', 'applications.status'])
    .select(['applications.acceptance_answer', 'applications.acceptance_answered_at', 'applications.acceptance_line'])
    .select(['jobs.job_title', 'students.full_name', 'students.deleted_at'])
    .select(['organizations.company_name', 'organizations.verification_status'])
    .select('organizations.user_id as company_user_id')
    .where('applications.id', '=', application_id)
    .executeTakeFirst();

export type Acceptance = NonNullable<Awaited<ReturnType<typeof findAcceptance>>>;
