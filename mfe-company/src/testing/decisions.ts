import { type DecisionBatch, listDecisionBatches } from '@foothold/shared/contract';
import { mockEndpoint } from '@foothold/shared/testing';

/** Mocks a server with these decisions about several applications. */
export const mockDecisions = (...batches: DecisionBatch[]) =>
  mockEndpoint(listDecisionBatches, () => ({ batches, now: new Date().toISOString() }));

export const mockNoDecisions = () => mockDecisions();

/** A rejection of two applications that takes effect in nine minutes. */
export const aDecisionBatch = (over: Partial<DecisionBatch> = {}): DecisionBatch => ({
  ...{ id: 41, kind: 'reject', reason: 'location', line: null, state: 'waiting', done: 0, failures: [] },
  created_at: new Date().toISOString(),
  due_at: new Date(Date.now() + 9 * 60_000).toISOString(),
  application_ids: [11, 12],
  ...over,
});
