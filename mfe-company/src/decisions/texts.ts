import type { DecisionFailure, DecisionKind } from '@foothold/shared/contract';

interface KindTexts {
  /** On a button and in a title. */
  verb: string;
  /** Beside the time left. */
  noun: string;
  /** Of what has happened. */
  done: string;
}

export const kindTexts: Record<DecisionKind, KindTexts> = {
  reject: { verb: 'Reject', noun: 'Rejection', done: 'rejected' },
  accept: { verb: 'Accept', noun: 'Acceptance', done: 'accepted' },
  interview: { verb: 'Invite', noun: 'Invitation', done: 'invited' },
};

/** After a name: why that application is left as it is. */
export const failureTexts: Record<DecisionFailure, string> = {
  withdrawn: 'has withdrawn',
  decided: 'is decided already',
  in_batch: 'waits in another decision',
  invited: 'is invited already',
  date_chosen: 'chose an interview date meanwhile',
  time_taken: 'the time was taken meanwhile',
  time_passed: 'the time had passed',
  company_closed: 'your account could not decide at that time',
};

export const countApplicants = (count: number): string => (count === 1 ? '1 applicant' : `${count} applicants`);
