import type { ApplicationStatus, DecisionFailure } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, NewRow, Tx } from '../../platform/db';
import { toIdList, whereMatches } from '../applications/organizationApplications.queries';

/** What says whether an application can be decided. */
const selectDecidable = (db: Db, org_id: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .leftJoin('interviews', 'interviews.application_id', 'applications.id')
    .leftJoin('conversations', 'conversations.application_id', 'applications.id')
    .select(['applications.id', 'applications.status', 'students.full_name', 'jobs.job_title'])
    .select(decidableColumns)
    .where('applications.org_id', '=', org_id);

/** Beside the status. */
export const decidableColumns = [
  ...(['interviews.id as interview_id', 'interviews.declined_at', 'interviews.confirmed_at'] as const),
  ...(['conversations.closed_at', 'conversations.blocked_at', 'students.deleted_at'] as const),
] as const;

export interface Decidable {
  status: ApplicationStatus;
  interview_id: number | null;
  declined_at: string | null;
  confirmed_at: string | null;
  /** When the company closed the conversation. */
  closed_at: string | null;
  /** When the student ended it. */
  blocked_at: string | null;
  /** When the student deleted the account. */
  deleted_at: string | null;
}

const isWaiting = sql<boolean>`exists (
  select from decision_batch_items where application_id = applications.id and state = 'waiting')`;

/** The company's applications with these ids, as far as there are any, oldest first, with whether each waits in a decision. */
export const listDecidable = (db: Db, org_id: number, ids: readonly number[]) =>
  selectDecidable(db, org_id)
    .select(isWaiting.as('is_waiting'))
    .where('applications.id', 'in', toIdList(ids))
    .orderBy('applications.id')
    .execute();

interface Filters {
  job_id?: number | null | undefined;
  status?: ApplicationStatus | null | undefined;
  q?: string | null | undefined;
}

/** All of a filter up to `limit`, oldest first. */
export const listFiltered = (db: Db, org_id: number, { job_id, status, q }: Filters, limit: number) =>
  selectDecidable(db, org_id)
    .select(isWaiting.as('is_waiting'))
    .where(({ eb }) =>
      eb(
        'applications.id',
        'in',
        eb
          .selectFrom('applications')
          .where(whereMatches({ org_id, ...(job_id && { job_id }), ...(status && { status }), ...(q && { q }) }))
          .select('id'),
      ),
    )
    .orderBy('applications.id')
    .limit(limit)
    .execute();

/** Locks applications of the company until the transaction ends, always in the same order. */
export const lockDecidable = (tx: Tx, org_id: number, ids: readonly number[]) =>
  selectDecidable(tx, org_id)
    .where('applications.id', 'in', toIdList(ids))
    .orderBy('applications.id')
    .forUpdate('applications')
    .execute();

export const findCompany = (db: Db, org_id: number) =>
  db
    .selectFrom('organizations')
    .select(['company_name', 'time_zone', 'interview_link', 'user_id'])
    .where('id', '=', org_id)
    .executeTakeFirstOrThrow();

/** Adds a decision. Resolves to its id. */
export async function insertBatch(tx: Tx, values: NewRow<'decision_batches'>): Promise<number> {
  const { id } = await tx.insertInto('decision_batches').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface NewItem {
  application_id: number;
  position: number;
  failure: DecisionFailure | null;
}

/** Adds its applications. Those that wait in another decision, also in one that is added at this moment, fail. */
export async function insertItems(tx: Tx, batch_id: number, items: readonly NewItem[]): Promise<void> {
  await sql`
    with items as (
      select * from json_to_recordset(${JSON.stringify(items)}::json)
        as items(application_id int, position smallint, failure text)
    ), waiting as (
      insert into decision_batch_items (batch_id, application_id, position)
      select ${batch_id}, application_id, position from items where failure is null order by application_id
      on conflict (application_id) where state = 'waiting' do nothing
      returning application_id
    )
    insert into decision_batch_items (batch_id, application_id, position, state, failure)
    select ${batch_id}, application_id, position, 'failed', coalesce(failure, 'in_batch')
    from items where application_id not in (select application_id from waiting)`.execute(tx);
}

const batchColumns = ['id', 'kind', 'reason', 'line', 'created_at', 'due_at', 'canceled_at', 'done_at'] as const;
export type BatchRow = Awaited<ReturnType<typeof listBatches>>[number];

const maxBatches = 50;

/** Those that wait, and those that took effect in the last hour, newest first. */
export const listBatches = (db: Db, org_id: number) =>
  db
    .selectFrom('decision_batches')
    .select(batchColumns)
    .where('org_id', '=', org_id)
    .where('canceled_at', 'is', null)
    .where((eb) => eb.or([eb('done_at', 'is', null), eb('done_at', '>', sql<string>`now() - interval '1 hour'`)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxBatches)
    .execute();

export const findBatch = (db: Db, id: number) =>
  db.selectFrom('decision_batches').select(batchColumns).where('id', '=', id).executeTakeFirstOrThrow();

/** What became of the applications of some decisions, with their names. */
export const listItems = (db: Db, batch_ids: readonly number[]) =>
  db
    .selectFrom('decision_batch_items as items')
    .innerJoin('applications', 'applications.id', 'items.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .select(['items.batch_id', 'items.application_id', 'items.state', 'items.failure'])
    .select(['students.full_name', 'jobs.job_title'])
    .where('items.batch_id', 'in', toIdList(batch_ids))
    .orderBy('items.position')
    .execute();

/** Locks a decision of the company until the transaction ends, so that it is taken back or takes effect. */
export const lockBatch = (tx: Tx, { id, org_id }: { id: number; org_id: number }) =>
  tx
    .selectFrom('decision_batches')
    .select(['id', 'canceled_at', 'done_at'])
    .where('id', '=', id)
    .where('org_id', '=', org_id)
    .forUpdate()
    .executeTakeFirst();

/** Takes back what waits of a decision, or one application of it. Resolves to how many. */
export async function cancelItems(tx: Tx, batch_id: number, application_id: number | null): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('decision_batch_items')
    .set({ state: 'canceled' })
    .where('batch_id', '=', batch_id)
    .where('state', '=', 'waiting')
    .$if(application_id !== null, (query) => query.where('application_id', '=', application_id ?? 0))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const hasWaitingItems = async (tx: Tx, batch_id: number): Promise<boolean> =>
  (await tx
    .selectFrom('decision_batch_items')
    .select('application_id')
    .where('batch_id', '=', batch_id)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const updateBatch = (tx: Tx, id: number, values: { canceled_at?: Date; done_at?: Date }) =>
  tx.updateTable('decision_batches').set(values).where('id', '=', id).execute();

/** How many days a decision that is done is kept. */
const keptDays = 30;

export const deleteOldDecisions = (db: Db) =>
  db
    .deleteFrom('decision_batches')
    .where(sql<boolean>`coalesce(done_at, canceled_at) < now() - make_interval(days => ${sql.lit(keptDays)})`)
    .execute();
