import { type Job, type JobContentName, jobContentNames, longJobTexts } from '@foothold/shared/contract';
import { type ExpressionBuilder, type InferResult, sql, type Updateable } from 'kysely';
import { replyRecordColumns } from '../organizations/replyRecord';
import { createCompileCache, type Database, type Db, fillPlaceholders, placeholder, type Tx } from '../platform/db';
import type { Viewer } from '../platform/http';
import { selectJobSkills } from './jobSkills.queries';
import { whereVisibleToOwner } from './jobStatus.queries';

type JobExpressionBuilder = ExpressionBuilder<Database, 'jobs' | 'organizations'>;

type ShortContentName = Exclude<JobContentName, (typeof longJobTexts)[number]>;
const shortContentNames = jobContentNames.filter((name) => !longJobTexts.some((long) => long === name));
const scalarColumns = ['id', 'org_id', ...(shortContentNames as ShortContentName[]), 'status', 'created_at'] as const;
const jobColumns = scalarColumns.map((name) => `jobs.${name}` as const);
const companyColumns = [
  'organizations.company_name',
  'organizations.company_state',
  'organizations.company_street_address',
  'organizations.logo',
] as const;

/** For the owner and admins only. */
export const ownerColumns = [
  ...(['jobs.taken_down_at', 'jobs.delete_reason', 'jobs.closed_at'] as const),
  ...(['jobs.held_at', 'jobs.held_counted', 'jobs.held_percent'] as const),
] as const;

const excerptLength = 400;

const selectFromJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .leftJoin('reply_records', 'reply_records.org_id', 'jobs.org_id');

const selectJobs = (db: Db, viewer: Viewer) =>
  selectFromJobs(db)
    .select(jobColumns)
    .select(companyColumns)
    .select(replyRecordColumns)
    .select((eb) => selectViewerFields(eb, viewer));

/** Columns that depend on the viewer. */
const selectViewerFields = (eb: JobExpressionBuilder, viewer: Viewer) => [
  selectOwnApplication(eb, viewer).as('own_application'),
  selectIsSaved(eb, viewer).as('saved'),
  selectApplicationCount(eb, viewer).as('application_count'),
];

/** Jobs as lists show them: with excerpts of the long texts. */
export const selectCards = (db: Db, viewer: Viewer) => selectJobs(db, viewer).select(selectExcerpts);

const selectExcerpts = (eb: JobExpressionBuilder) => [
  eb.fn<string>('left', ['jobs.job_description', eb.lit(excerptLength)]).as('job_description'),
  eb.fn<string | null>('left', ['jobs.job_requirements', eb.lit(excerptLength)]).as('job_requirements'),
];

export type JobRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

/** The public part of a job in a list, and the version of its rows. */
export type JobCardRow = Awaited<ReturnType<typeof listCardsByIds>>[number];

/** Changes whenever the job, its company or that's record is updated: the ids of the transactions that last wrote their rows. */
const rowVersion = sql<string>`concat_ws(' ', jobs.xmin, organizations.xmin, reply_records.xmin)`;

/** Id and row version of jobs, with the columns that depend on the viewer. */
export const selectStates = (db: Db, viewer: Viewer) =>
  selectFromJobs(db)
    .select(['jobs.id', rowVersion.as('state')])
    .select((eb) => selectViewerFields(eb, viewer));

export const listCardsByIds = (db: Db, ids: readonly number[]) =>
  selectFromJobs(db)
    .select(jobColumns)
    .select(companyColumns)
    .select(replyRecordColumns)
    .select(selectExcerpts)
    .select(rowVersion.as('state'))
    .where('jobs.id', '=', sql<number>`any (${ids}::integer[])`)
    .execute();

/** One job with its full texts, deleted or not, and the columns that decide who may see it. */
export async function findJob(db: Db, viewer: Viewer, id: number, today: string) {
  const anyone = viewer && { ...viewer, user_id: placeholder<number>('user_id') };
  const statement = compileOnce(viewer?.role ?? null, () => selectWholeJob(db, anyone));
  const values = { user_id: viewer?.user_id, id, today };
  return (await db.executeQuery(fillPlaceholders(statement, values))).rows[0];
}

const selectWholeJob = (db: Db, viewer: Viewer) =>
  selectJobs(db, viewer)
    .select((eb) => selectOpenJobsCount(eb, placeholder('today')).as('open_jobs'))
    .select(selectJobSkills(viewer).as('skills'))
    .select([...longJobTexts, 'deleted_at', 'organizations.verification_status'])
    .select(ownerColumns)
    .where('jobs.id', '=', placeholder<number>('id'));

export type WholeJobRow = InferResult<ReturnType<typeof selectWholeJob>>[number];

const compileOnce = createCompileCache<WholeJobRow>();

/** The viewing student's own application. */
const selectOwnApplication = (eb: JobExpressionBuilder, viewer: Viewer) =>
  viewer?.role === 'student'
    ? eb
        .selectFrom('applications')
        .whereRef('applications.job_id', '=', 'jobs.id')
        .where('applications.user_id', '=', viewer.user_id)
        .select(
          sql<Job['own_application']>`json_build_object('id', applications.id, 'status', applications.status)`.as(
            'own',
          ),
        )
    : eb.lit(null);

/** Whether the viewing student has saved the job. */
const selectIsSaved = (eb: JobExpressionBuilder, viewer: Viewer) =>
  viewer?.role === 'student'
    ? eb.exists(
        eb
          .selectFrom('saved_jobs')
          .select(eb.lit(1).as('one'))
          .whereRef('saved_jobs.job_id', '=', 'jobs.id')
          .where('saved_jobs.user_id', '=', viewer.user_id),
      )
    : eb.lit(false);

/** Counted only for viewers who might own the job; `toViewerJob` decides whether it is shown. */
const selectApplicationCount = (eb: JobExpressionBuilder, viewer: Viewer) =>
  viewer && viewer.role !== 'student'
    ? eb
        .selectFrom('applications')
        .whereRef('applications.job_id', '=', 'jobs.id')
        .select(eb.fn.countAll<number>().as('count'))
    : eb.lit(null);

/** Number of open jobs of the company, counted up to 1,000. */
const selectOpenJobsCount = (eb: JobExpressionBuilder, today: string) =>
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

/** Locks a job that its company has not deleted. */
export const lockJob = (tx: Tx, id: number) =>
  tx
    .selectFrom('jobs')
    .select(['id', 'org_id', 'job_title', 'status', 'deadline', 'revision'])
    .select(['deleted_by', 'delete_reason', 'taken_down_at', 'held_at'])
    .where('id', '=', id)
    .where(whereVisibleToOwner)
    .forUpdate()
    .executeTakeFirst();

/** What a company wrote of a job. */
export const findJobContent = (tx: Tx, id: number) =>
  tx.selectFrom('jobs').select(jobContentNames).where('id', '=', id).executeTakeFirstOrThrow();

export const updateJob = (tx: Tx, id: number, values: Updateable<Database['jobs']>) =>
  tx
    .updateTable('jobs')
    .set({ ...values, updated_at: new Date(), revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Students whose application for this job is undecided. */
export const listUndecidedApplicants = (tx: Tx, job_id: number) =>
  tx
    .selectFrom('applications')
    .select('user_id')
    .where('job_id', '=', job_id)
    .where('status', 'in', undecidedStatuses)
    .execute();

/** Statuses of an application that is not decided. */
export const undecidedStatuses = ['Applied', 'Viewed', 'Interview'] as const;

/** Name and user of a company. */
export const findOrganization = (tx: Tx, org_id: number) =>
  tx.selectFrom('organizations').select(['user_id', 'company_name']).where('id', '=', org_id).executeTakeFirstOrThrow();
