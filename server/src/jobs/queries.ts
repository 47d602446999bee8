import { type Job, type JobContentName, jobContentNames, longJobTexts } from '@foothold/shared/contract';
import { type ExpressionBuilder, sql, type Updateable } from 'kysely';
import type { Database, Db, NewRow, Tx } from '../platform/db';
import type { Viewer } from '../platform/http';
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

/** For those whom it concerns. */
export const takenDownColumns = ['jobs.taken_down_at', 'jobs.delete_reason'] as const;

const excerptLength = 400;

const selectFromJobs = (db: Db) => db.selectFrom('jobs').innerJoin('organizations', 'organizations.id', 'jobs.org_id');

const selectJobs = (db: Db, viewer: Viewer) =>
  selectFromJobs(db)
    .select(jobColumns)
    .select(companyColumns)
    .select((eb) => selectViewerFields(eb, viewer));

/** What a job is to the one who looks. */
const selectViewerFields = (eb: JobExpressionBuilder, viewer: Viewer) => [
  selectOwnApplication(eb, viewer).as('own_application'),
  selectIsSaved(eb, viewer).as('saved'),
  selectApplicationCount(eb, viewer).as('application_count'),
];

/** Jobs as lists show them: long texts are cut. */
export const selectCards = (db: Db, viewer: Viewer) => selectJobs(db, viewer).select(selectExcerpts);

const selectExcerpts = (eb: JobExpressionBuilder) => [
  eb.fn<string>('left', ['jobs.job_description', eb.lit(excerptLength)]).as('job_description'),
  eb.fn<string | null>('left', ['jobs.job_requirements', eb.lit(excerptLength)]).as('job_requirements'),
];

export type JobRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

/** What everybody is shown of a job in a list, and of which state of it and its company. */
export type JobCardRow = Awaited<ReturnType<typeof listCardsByIds>>[number];

/** Told by the transactions that wrote a job and its company last. */
const rowVersion = sql<string>`jobs.xmin || ' ' || organizations.xmin`;

/** Which jobs in which state, and what they are to the one who looks. */
export const selectStates = (db: Db, viewer: Viewer) =>
  selectFromJobs(db)
    .select(['jobs.id', rowVersion.as('state')])
    .select((eb) => selectViewerFields(eb, viewer));

export const listCardsByIds = (db: Db, ids: readonly number[]) =>
  selectFromJobs(db)
    .select(jobColumns)
    .select(companyColumns)
    .select(selectExcerpts)
    .select(rowVersion.as('state'))
    .where('jobs.id', '=', sql<number>`any (${ids}::integer[])`)
    .execute();

/** One job, whole, deleted or not, with what decides who may see it. */
export const findJob = (db: Db, viewer: Viewer, id: number, today: string) =>
  selectJobs(db, viewer)
    .select((eb) => selectOpenJobsCount(eb, today).as('open_jobs'))
    .select([...longJobTexts, 'deleted_at', 'organizations.verification_status'])
    .select(takenDownColumns)
    .where('jobs.id', '=', id)
    .executeTakeFirst();

/** What the student who looks has sent for a job. */
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

/** Whether the student who looks keeps a job. */
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

/** Counted only where the answer may show it; `asJob` has the last word. */
const selectApplicationCount = (eb: JobExpressionBuilder, viewer: Viewer) =>
  viewer && viewer.role !== 'student'
    ? eb
        .selectFrom('applications')
        .whereRef('applications.job_id', '=', 'jobs.id')
        .select(eb.fn.countAll<number>().as('count'))
    : eb.lit(null);

/** How many open jobs the company of a job has, as far as anybody counts. */
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

export const insertJob = (db: Db, values: NewRow<'jobs'>) =>
  db.insertInto('jobs').values(values).returning('id').executeTakeFirstOrThrow();

/** Holds a job that its company has not deleted, until the transaction ends. */
export const lockJob = (tx: Tx, id: number) =>
  tx
    .selectFrom('jobs')
    .select(['id', 'org_id', 'job_title', 'status', 'deadline', 'revision'])
    .select(['deleted_by', 'delete_reason', 'taken_down_at'])
    .where('id', '=', id)
    .where(whereVisibleToOwner)
    .forUpdate()
    .executeTakeFirst();

export const updateJob = (tx: Tx, id: number, values: Updateable<Database['jobs']>) =>
  tx
    .updateTable('jobs')
    .set({ ...values, updated_at: new Date(), revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Who still waits for an answer to an application for this job. */
export const listUndecidedApplicants = (tx: Tx, job_id: number) =>
  tx
    .selectFrom('applications')
    .select('user_id')
    .where('job_id', '=', job_id)
    .where('status', 'in', undecidedStatuses)
    .execute();

/** An application that waits for an answer is at one of these. */
export const undecidedStatuses = ['Applied', 'Viewed', 'Interview'] as const;

/** The person behind a company. */
export const findOrganization = (tx: Tx, org_id: number) =>
  tx.selectFrom('organizations').select(['user_id', 'company_name']).where('id', '=', org_id).executeTakeFirstOrThrow();
