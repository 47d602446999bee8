import { call } from '@foothold/shared/api';
import { type DecisionBatch, listDecisionBatches, type Output } from '@foothold/shared/contract';

/** A decision about several applications, with when it takes effect by the clock of this browser. */
export interface Decision extends DecisionBatch {
  endsAt: number;
}

/** By the server's clock, however wrong the one of the browser is. */
function toDecisions({ batches, now }: Output<typeof listDecisionBatches>): Decision[] {
  const ahead = Date.now() - Date.parse(now);
  return batches.map((batch) => ({ ...batch, endsAt: Date.parse(batch.due_at) + ahead }));
}

/** The decisions that wait or took effect lately; none where they do not load, for the page works without them. */
export const loadDecisions = (signal: AbortSignal): Promise<Decision[]> =>
  call(listDecisionBatches, {}, signal).then(toDecisions, (cause: unknown) => {
    if (signal.aborted) throw cause;
    return [];
  });

/** The decision in which an application waits. */
export const findWaiting = (decisions: readonly Decision[], application_id: number): Decision | undefined =>
  decisions.find(({ state, application_ids }) => state === 'waiting' && application_ids.includes(application_id));
