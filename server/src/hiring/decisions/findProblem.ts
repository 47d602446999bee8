import type { DecisionFailure, DecisionKind } from '@foothold/shared/contract';
import type { Decidable } from './queries';

/** What keeps an application from being decided so; null where nothing does. */
export function findProblem(kind: DecisionKind, application: Decidable): DecisionFailure | null {
  const { status, interview_id, declined_at } = application;
  if (status === 'Withdrawn') return 'withdrawn';
  if (kind === 'message') return findMessageProblem(application);
  if (status === 'Accepted' || status === 'Rejected') return 'decided';
  if (kind === 'interview' && interview_id && !declined_at) return 'invited';
  return null;
}

/** Those that are decided can be written to: what they are told next may be what the message is about. */
function findMessageProblem({ closed_at, blocked_at, deleted_at }: Decidable): DecisionFailure | null {
  if (deleted_at) return 'account_deleted';
  if (closed_at) return 'conversation_closed';
  return blocked_at ? 'conversation_ended' : null;
}
