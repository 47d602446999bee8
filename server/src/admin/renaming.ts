import type { Organization } from '@foothold/shared/contract';
import { queueEmail } from '../email/emailTemplate';
import { notify } from '../notifications/queries';
import { lockOrganization, updateOrganization } from '../organizations/queries';
import { noRenaming, pickNames, pickRequestedNames } from '../organizations/renaming';
import { writeAudit } from '../platform/audit/queries';
import { type Db, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { renamingDecidedEmail } from './emails';
import { formatRenaming } from './notificationTexts';

interface RenamingDecision {
  isAccepted: boolean;
  reason: string | null;
  /** When the request was made that the admin decided on. */
  requested_at: string;
  request_id: string;
}

/** Gives a verified company the name and number that it asked for, or leaves it as it is; the company is told, also by email. */
export const decideRenaming = (
  db: Db,
  admin: User,
  id: number,
  { isAccepted, reason, requested_at, request_id }: RenamingDecision,
): Promise<Organization> =>
  transact(db, async (tx) => {
    const { user_id, decided_by: _, ...before } = (await lockOrganization(tx, id)) ?? fail('not_found');
    const requested = pickRequestedNames(before);
    if (!requested || before.renaming_requested_at !== requested_at)
      fail('not_possible_now', undefined, {
        sentence: 'The company changed its request meanwhile, or another admin has decided. Look again, then decide.',
      });

    const after = await updateOrganization(tx, id, { ...(isAccepted && requested), ...noRenaming });
    const outcome = { company_name: before.company_name, requested_name: requested.company_name, isAccepted, reason };
    await notify(tx, { user_ids: [user_id], kind: 'account', ...formatRenaming(outcome), href: '/dashboard/profile' });
    await queueEmail(tx, renamingDecidedEmail, { user_id, ...outcome });
    const detail = { before: pickNames(before), after: requested, reason };
    await writeAudit(tx, admin, {
      action: isAccepted ? 'organization.renamed' : 'organization.renaming_rejected',
      ...{ subject: 'organization', subject_id: id, detail, request_id },
    });
    return after;
  });
