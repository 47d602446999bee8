import type { DecisionBatch } from '@foothold/shared/contract';
import type { Db } from '../../platform/db';
import { type BatchRow, findBatch, listBatches, listItems } from './queries';

/** The decisions of a company that wait or took effect lately. */
export async function loadBatches(db: Db, org_id: number) {
  return { batches: await toBatches(db, await listBatches(db, org_id)), now: new Date().toISOString() };
}

/** One decision, as the response to whoever made it or takes it back. */
export async function loadBatch(db: Db, id: number) {
  const [batch] = await toBatches(db, [await findBatch(db, id)]);
  if (!batch) throw new Error('A decision was found and is not there.');
  return { batch, now: new Date().toISOString() };
}

async function toBatches(db: Db, rows: BatchRow[]): Promise<DecisionBatch[]> {
  const items =
    rows.length > 0
      ? await listItems(
          db,
          rows.map(({ id }) => id),
        )
      : [];
  return rows.map(({ canceled_at, done_at, ...batch }) => {
    const own = items.filter(({ batch_id }) => batch_id === batch.id);
    return {
      ...batch,
      state: canceled_at ? 'canceled' : done_at ? 'done' : 'waiting',
      application_ids: own.filter(({ state }) => state === 'waiting').map(({ application_id }) => application_id),
      done: own.filter(({ state }) => state === 'done').length,
      failures: own.flatMap(({ application_id, full_name, job_title, failure }) =>
        failure ? [{ application_id, student_name: full_name, job_title, failure }] : [],
      ),
    };
  });
}
