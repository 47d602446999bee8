import type { JobStatus } from '@foothold/shared/contract';
import type { ExpressionBuilder, Updateable } from 'kysely';
import type { Database, Db, NewRow, Tx } from '../db';
import type { User } from '../http';
import { whereDisplayed } from './open';

/** Who looks, as far as a job's answer depends on it. */
export type Viewer = Pick<User, 'role' | 'user_id' | 'role_specific_id'> | null;
type Builder = ExpressionBuilder<Database, 'jobs' | 'organizations'>;

const short = [
  ...(['id', 'org_id', 'job_title', 'field', 'currency', 'department', 'stipend', 'env_mode', 'amount'] as const),
  ...(['duration', 'location', 'deadline', 'q1', 'q2', 'q3', 'q4', 'q5', 'status', 'created_at'] as const),
] as const;
const jobColumns = short.map((name) => `jobs.${name}` as const);
const companyColumns = [
  'organizations.company_name',
  'organizations.company_state',
  'organizations.company_street_address',
] as const;

const excerpt = 400;

const selectJobs = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('jobs')
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .select(jobColumns)
    .select(companyColumns)
    .select((eb) => [
      ofStudent(eb, viewer, 'applications').as('applied'),
      ofStudent(eb, viewer, 'saved_jobs').as('saved'),
      applicationCount(eb, viewer).as('application_count'),
    ]);

/** Jobs as lists show them: long texts are cut. */
export const selectCards = (db: Db, viewer: Viewer) =>
  selectJobs(db, viewer).select((eb) => [
    eb.fn<string>('left', ['jobs.job_description', eb.lit(excerpt)]).as('job_description'),
    eb.fn<string | null>('left', ['jobs.job_requirements', eb.lit(excerpt)]).as('job_requirements'),
  ]);

export type JobRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

/** One job, whole, deleted or not, with what decides who may see it. */
export const findJob = (db: Db, viewer: Viewer, id: number, today: string) =>
  selectJobs(db, viewer)
    .select((eb) => openJobs(eb, today).as('open_jobs'))
    .select(['job_description', 'job_requirements', 'deleted_at', 'organizations.verification_status'])
    .where('jobs.id', '=', id)
    .executeTakeFirst();

/** Whether the student who looks applied for a job, or keeps it. */
const ofStudent = (eb: Builder, viewer: Viewer, table: 'applications' | 'saved_jobs') =>
  viewer?.role === 'student'
    ? eb.exists(
        eb
          .selectFrom(table)
          .select(eb.lit(1).as('one'))
          .whereRef(`${table}.job_id`, '=', 'jobs.id')
          .where(`${table}.user_id`, '=', viewer.user_id),
      )
    : eb.lit(false);

/** Counted only where the answer may show it; `asJob` has the last word. */
const applicationCount = (eb: Builder, viewer: Viewer) =>
  viewer && viewer.role !== 'student'
    ? eb
        .selectFrom('applications')
        .whereRef('applications.job_id', '=', 'jobs.id')
        .select(eb.fn.countAll<number>().as('count'))
    : eb.lit(null);

/** How many open jobs the company of a job has, as far as anybody counts. */
const openJobs = (eb: Builder, today: string) =>
  eb
    .selectFrom(
      eb
        .selectFrom('listings')
        .select('listings.job_id')
        .whereRef('listings.company', '=', 'organizations.company_name')
        .whereRef('listings.org_id', '=', 'organizations.id')
        .where('listings.place', '=', eb.val(''))
        .where('listings.deadline', '>=', today)
        .limit(1000)
        .as('open'),
    )
    .select(eb.fn.countAll<number>().as('count'));

interface Owned {
  /** The company's id; undefined means all companies. */
  org_id: number | undefined;
  today: string;
}

/** Jobs of one company or of all, newest first. */
export const listJobsOf = (
  db: Db,
  viewer: Viewer,
  { org_id, today, status, limit, offset }: Owned & { status?: JobStatus; limit: number; offset: number },
) =>
  selectCards(db, viewer)
    .where('jobs.deleted_at', 'is', null)
    .$if(org_id !== undefined, (query) => query.where('jobs.org_id', '=', org_id as number))
    .$if(status !== undefined, (query) => query.where((eb) => whereDisplayed(eb, status as JobStatus, today)))
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** How many of these jobs are shown as what. */
export const countJobsOf = (db: Db, { org_id, today }: Owned) =>
  db
    .selectFrom('jobs')
    .where('deleted_at', 'is', null)
    .$if(org_id !== undefined, (query) => query.where('org_id', '=', org_id as number))
    .select((eb) => {
      const shown = (status: JobStatus) =>
        eb.fn
          .countAll<number>()
          .filterWhere(whereDisplayed(eb, status, today))
          .as(status);
      return [shown('Active'), shown('Closed'), shown('Expired')];
    })
    .executeTakeFirstOrThrow();

export const insertJob = (db: Db, values: NewRow<'jobs'>) =>
  db.insertInto('jobs').values(values).returning('id').executeTakeFirstOrThrow();

/** Holds a job that is still there, until the transaction ends. */
export const lockJob = (tx: Tx, id: number) =>
  tx
    .selectFrom('jobs')
    .select(['id', 'org_id', 'job_title', 'status', 'deadline', 'deleted_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const updateJob = (tx: Tx, id: number, values: Updateable<Database['jobs']>) =>
  tx
    .updateTable('jobs')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Who still waits for an answer to an application for this job. */
export const listWaitingApplicants = (tx: Tx, job_id: number) =>
  tx.selectFrom('applications').select('user_id').where('job_id', '=', job_id).where('status', 'in', waiting).execute();

/** An application that waits for an answer is at one of these. */
export const waiting = ['Applied', 'Viewed', 'Interview'] as const;

/** The person behind a company. */
export const findCompany = (tx: Tx, org_id: number) =>
  tx.selectFrom('organizations').select(['user_id', 'company_name']).where('id', '=', org_id).executeTakeFirstOrThrow();
