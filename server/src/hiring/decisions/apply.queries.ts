import { type DecisionFailure, decisionKinds } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { NewRow, Tx } from '../../platform/db';
import { toIdList } from '../applications/organizationApplications.queries';
import { decidableColumns } from './queries';

/** Locks a decision that is due, but none of `except`, so that no other process makes it take effect. */
export const claimDueBatch = (tx: Tx, now: Date, except: readonly number[]) =>
  tx
    .selectFrom('decision_batches')
    .innerJoin('organizations', 'organizations.id', 'decision_batches.org_id')
    .select(['decision_batches.id', 'decision_batches.org_id', 'made_by', 'kind', 'decision_batches.reason', 'line'])
    .select(['interview', 'welcome', 'text'])
    .select('decision_batches.created_at')
    .select(['organizations.company_name', 'organizations.verification_status', 'organizations.time_zone'])
    .select(['organizations.interview_link', 'organizations.user_id as company_user_id'])
    // One of a kind that only a newer server knows is left to that.
    .where('kind', 'in', decisionKinds)
    .where('done_at', 'is', null)
    .where('canceled_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .$if(except.length > 0, (query) => query.where('decision_batches.id', 'not in', toIdList(except)))
    .orderBy('due_at')
    .orderBy('decision_batches.id')
    .limit(1)
    .forUpdate('decision_batches')
    .skipLocked()
    .executeTakeFirst();

export type DueBatch = NonNullable<Awaited<ReturnType<typeof claimDueBatch>>>;

/** Locks the applications that wait in a decision, always in the same order, and reads what it needs of them. */
export const lockWaitingApplications = (tx: Tx, batch_id: number) =>
  tx
    .selectFrom('decision_batch_items as items')
    .innerJoin('applications', 'applications.id', 'items.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .leftJoin('interviews', 'interviews.application_id', 'applications.id')
    .leftJoin('conversations', 'conversations.application_id', 'applications.id')
    .select(['applications.id', 'applications.status', 'applications.user_id', 'applications.org_id', 'items.position'])
    .select(['applications.job_id', 'jobs.job_title', 'students.full_name'])
    .select(decidableColumns)
    .where('items.batch_id', '=', batch_id)
    .where('items.state', '=', 'waiting')
    .orderBy('applications.id')
    .forUpdate('applications')
    .execute();

export type WaitingApplication = Awaited<ReturnType<typeof lockWaitingApplications>>[number];

/** Decides applications, all in the same way, with the entry of each in its timeline. */
export async function decideApplications(
  tx: Tx,
  ids: readonly number[],
  decision: { to: 'Accepted' | 'Rejected'; actor_user_id: number } & Pick<DueBatch, 'reason' | 'line'>,
): Promise<void> {
  const { to, actor_user_id, reason, line } = decision;
  await tx
    .updateTable('applications')
    .set({
      ...{ status: to, updated_at: sql<string>`now()`, replied_at: sql<string>`coalesce(replied_at, now())` },
      ...(to === 'Rejected' && { rejection_reason: reason, rejection_line: line }),
    })
    .where('id', 'in', toIdList(ids))
    .execute();
  const kind = to === 'Accepted' ? 'accepted' : 'rejected';
  await tx
    .insertInto('application_events')
    .values(
      ids.map(
        (application_id) =>
          ({ application_id, kind, status: to, actor_user_id }) satisfies NewRow<'application_events'>,
      ),
    )
    .execute();
}

/** Says what has become of each application of a decision. */
export const endItems = (tx: Tx, batch_id: number, ended: readonly { id: number; failure: DecisionFailure | null }[]) =>
  sql`
    update decision_batch_items
    set state = case when ended.failure is null then 'done' else 'failed' end, failure = ended.failure
    from json_to_recordset(${JSON.stringify(ended)}::json) as ended(id int, failure text)
    where batch_id = ${batch_id} and application_id = ended.id and state = 'waiting'`.execute(tx);
