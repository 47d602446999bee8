import type { DecisionFailure, DecisionKind } from '@foothold/shared/contract';
import type { Decidable } from './queries';

/** What keeps an application from being decided so; null where nothing does. */
export function findProblem(kind: DecisionKind, application: Decidable): DecisionFailure | null {
  const { status, interview_id, declined_at } = application;
  if (status === 'Withdrawn') return 'withdrawn';
  if (status === 'Accepted' || status === 'Rejected') return 'decided';
  if (kind === 'interview' && interview_id && !declined_at) return 'invited';
  return null;
}
