import type { Tx } from '../../platform/db';
import { toIdList } from './organizationApplications.queries';

/** Locks applications of the company until the transaction ends, always in the same order, and reads their ratings. */
export const lockRatings = (tx: Tx, { ids, org_id }: { ids: readonly number[]; org_id: number }) =>
  tx
    .selectFrom('applications')
    .select(['id', 'rating'])
    .where('id', 'in', toIdList(ids))
    .where('org_id', '=', org_id)
    .orderBy('id')
    .forUpdate()
    .execute();

export const updateRatings = (tx: Tx, ids: readonly number[], rating: number) =>
  tx.updateTable('applications').set({ rating }).where('id', 'in', toIdList(ids)).execute();
