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
  message: { verb: 'Message', noun: 'Message', done: 'messaged' },
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
  conversation_closed: 'you have closed the conversation',
  conversation_ended: 'has ended the conversation',
  account_deleted: 'has deleted the account',
};

export const countApplicants = (count: number): string => (count === 1 ? '1 applicant' : `${count} applicants`);

/** 'Rejection of 2 applicants'. */
export const describeDecision = (kind: DecisionKind, count: number): string =>
  `${kindTexts[kind].noun} ${kind === 'message' ? 'to' : 'of'} ${countApplicants(count)}`;
