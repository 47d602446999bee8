import type { Application, RejectionReason } from '@foothold/shared/contract';

/** From how many decisions on a sum says more than each of them. */
export const minDecisions = 5;

interface ReasonCount {
  /** Null where the company gave none. */
  reason: RejectionReason | null;
  applications: Application[];
}

export interface DecisionSums {
  decided: number;
  accepted: number;
  /** Why the others were rejected, the most frequent first; without a reason last. */
  reasons: ReasonCount[];
}

/** What companies decided about a student's applications. */
export function sumDecisions(applications: readonly Application[]): DecisionSums {
  const accepted = applications.filter(({ status }) => status === 'Accepted').length;
  const rejected = applications.filter(({ status }) => status === 'Rejected');
  const byReason = new Map<RejectionReason | null, Application[]>();
  for (const application of rejected) {
    const { rejection_reason } = application;
    byReason.set(rejection_reason, [...(byReason.get(rejection_reason) ?? []), application]);
  }
  const reasons = [...byReason].map(([reason, found]) => ({ reason, applications: found }));
  return { decided: accepted + rejected.length, accepted, reasons: reasons.sort(compareReasons) };
}

const compareReasons = (one: ReasonCount, other: ReasonCount): number =>
  Number(one.reason === null) - Number(other.reason === null) || other.applications.length - one.applications.length;
