import { type cancelDecisions, type decideApplications, type Input, undoMinutes } from '@foothold/shared/contract';
import { announceApplications } from '../../notifications/announcements.queries';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { type Db, type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { refuseImpossibleStart } from '../welcomes/service';
import { findProblem } from './findProblem';
import { refuseUnlessPossible } from './invitations';
import { loadBatch } from './loadBatches';
import { refuseTooLong } from './messages';
import {
  cancelItems,
  hasWaitingItems,
  insertBatch,
  insertItems,
  lockBatch,
  lockDecidable,
  updateBatch,
} from './queries';

const undoTime = undoMinutes * 60_000;

/** Makes a decision about several applications of the caller's company, which takes effect when it can no more be undone. */
export async function decideInBulk(
  tx: Tx,
  config: Context['config'],
  user: User,
  input: Input<typeof decideApplications>,
) {
  const { kind, reason, line, interview, welcome, text } = input;
  const org_id = user.role_specific_id;
  const ids = [...new Set(input.application_ids)];
  if (kind === 'interview' && interview) await refuseUnlessPossible(tx, org_id, interview, ids.length);
  if (kind === 'accept' && welcome) refuseImpossibleStart(welcome.starts_on, config, 'welcome.starts_on');
  const found = await lockDecidable(tx, org_id, ids);
  if (found.length < ids.length) fail('not_found');
  if (kind === 'message' && text) await refuseTooLong(tx, org_id, text, found);
  const batch_id = await insertBatch(tx, {
    ...{ org_id, made_by: user.user_id, kind },
    ...(kind === 'reject' && { reason, line }),
    ...(kind === 'interview' && { interview: JSON.stringify(interview) }),
    ...(kind === 'accept' && welcome && { welcome: JSON.stringify(welcome) }),
    ...(kind === 'message' && { text }),
    due_at: new Date(Date.now() + undoTime),
  });
  const positions = new Map(ids.map((id, index) => [id, index]));
  const items = found.map((application) => ({
    application_id: application.id,
    position: positions.get(application.id) ?? 0,
    failure: findProblem(kind, application),
  }));
  await insertItems(tx, batch_id, items);
  if (!(await hasWaitingItems(tx, batch_id))) await updateBatch(tx, batch_id, { done_at: new Date() });
  const detail = { kind, applications: ids.length };
  await writeAudit(tx, user, { action: 'decisions.made', subject: 'decision_batch', subject_id: batch_id, detail });
  await announceApplications(tx, user.user_id);
  return loadBatch(tx, batch_id);
}

/** Takes back a decision that has not taken effect, or what it says of one application. Doing so again changes nothing. */
export const cancelOwnDecisions = (
  db: Db,
  user: User,
  id: number,
  { application_id = null }: Input<typeof cancelDecisions>,
) =>
  transact(db, async (tx) => {
    const batch = await lockBatch(tx, { id, org_id: user.role_specific_id });
    if (!batch) fail('not_found');
    if (batch.done_at) fail('not_possible_now', undefined, { sentence: sentMessage });
    const canceled = batch.canceled_at ? 0 : await cancelItems(tx, id, application_id);
    if (canceled > 0) {
      if (!(await hasWaitingItems(tx, id))) await updateBatch(tx, id, { canceled_at: new Date() });
      const detail = { applications: canceled };
      await writeAudit(tx, user, { action: 'decisions.undone', subject: 'decision_batch', subject_id: id, detail });
      await announceApplications(tx, user.user_id);
    }
    return loadBatch(tx, id);
  });

const sentMessage = 'Already sent. These decisions can no longer be undone.';
