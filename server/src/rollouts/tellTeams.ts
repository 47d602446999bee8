import { listReleaseManagers } from '../accounts/adminAccounts.queries';
import { queueEmail } from '../email/emailTemplate';
import type { Tx } from '../platform/db';
import { findOwner } from '../platform/releases/owners.queries';
import { rolloutEndedEmail } from './emails';
import { listUntold, markTold } from './queries';

/** Mails the end of each rollout, once, to the team that owns its app; where none does, to everybody who manages releases. */
export async function tellTeams(tx: Tx): Promise<void> {
  for (const { id, app, release, stable, state, step, steps, reason } of await listUntold(tx)) {
    const ended = { app, release, stable, reason, isDone: state === 'done', percent: steps[step] ?? 100 };
    const owner = await findOwner(tx, app);
    if (owner) await queueEmail(tx, rolloutEndedEmail, { user_id: null, to: owner.email, ...ended });
    else
      for (const { id: user_id } of await listReleaseManagers(tx))
        await queueEmail(tx, rolloutEndedEmail, { user_id, ...ended });
    await markTold(tx, id);
  }
}
