import { fillTemplate } from '@foothold/shared/contract';
import type { Tx } from '../../platform/db';
import { sendToStudents } from '../messages/send';
import type { DueBatch, WaitingApplication } from './apply.queries';
import type { Ended } from './applyInvitations';
import { findProblem } from './findProblem';
import { toApplicantValues } from './messages';

/** Writes to everybody who can be written to, each in their own conversation. */
export async function writeToAll(
  tx: Tx,
  { text, company_name, org_id, made_by: sender_id, company_user_id }: DueBatch,
  applications: readonly WaitingApplication[],
): Promise<Ended[]> {
  const ended = applications.map((application) => ({
    ...{ application, id: application.id, failure: findProblem('message', application) },
  }));
  const messages = ended.flatMap(({ application, failure }) => {
    const body = fillTemplate(text ?? '', toApplicantValues(application, { company_name }));
    return failure ? [] : [{ application_id: application.id, user_id: application.user_id, body }];
  });
  await sendToStudents(tx, { org_id, sender_id, company_user_id }, messages);
  return ended.map(({ id, failure }) => ({ id, failure }));
}
