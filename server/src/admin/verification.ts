import type { Organization } from '@foothold/shared/contract';
import { queueEmail } from '../email/emailTemplate';
import { notify } from '../notifications/queries';
import { lockOrganization, updateOrganization } from '../organizations/queries';
import { writeAudit } from '../platform/audit/queries';
import { type Db, type Tx, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { organizationRejectedEmail, organizationVerifiedEmail } from './emails';
import { formatDecision } from './notificationTexts';
import { findOrganization } from './organizationDetails.queries';
import { computeRevision, hasOtherDecision } from './organizationRevision';

interface DecisionRequest {
  /** The revision of the page that the admin decided on. */
  seen?: string | undefined;
  request_id: string;
}

/** Only a rejection needs a reason. */
type Decision = DecisionRequest & ({ to: 'verified'; reason: string | null } | { to: 'rejected'; reason: string });

const landingPages = { verified: '/dashboard/jobs', rejected: '/unverified-company' };

/**
 * Verifies or rejects an organization and notifies it, also by email; deciding the same again changes nothing. After a
 * rejection its sessions may only read the own account and request another review, and its jobs are hidden.
 */
export const decideVerification = (
  db: Db,
  admin: User,
  id: number,
  { seen, request_id, ...outcome }: Decision,
): Promise<Organization> =>
  transact(db, async (tx) => {
    const before = await lockOrganization(tx, id);
    if (!before) fail('not_found');
    const { user_id, decided_by: _, ...organization } = before;
    const { to, reason } = outcome;
    if (organization.verification_status === to) return organization;
    if (seen !== undefined) await refuseIfChanged(tx, id, seen);

    const decision = { decided_by: admin.user_id, decided_at: new Date(), suspended_at: null };
    const after = await updateOrganization(tx, id, { verification_status: to, reason, ...decision });
    await notify(tx, { user_ids: [user_id], kind: 'account', ...formatDecision(to, reason), href: landingPages[to] });
    const recipient = { user_id, company_name: after.company_name };
    if (outcome.to === 'verified') await queueEmail(tx, organizationVerifiedEmail, { ...recipient, reason });
    else await queueEmail(tx, organizationRejectedEmail, { ...recipient, reason: outcome.reason });
    const detail = { from: organization.verification_status, reason };
    await writeAudit(tx, admin, {
      action: `organization.${to}`,
      subject: 'organization',
      subject_id: id,
      detail,
      request_id,
    });
    return after;
  });

/** Refuses a decision about details that the admin has not seen. */
async function refuseIfChanged(tx: Tx, id: number, seen: string): Promise<void> {
  const current = (await findOrganization(tx, id)) ?? fail('not_found');
  const revision = computeRevision(current);
  if (revision === seen) return;
  // Back to pending comes a company by itself, when it requests another review.
  const isDecided = current.verification_status !== 'pending' && hasOtherDecision(revision, seen);
  const what = isDecided
    ? `Another admin has ${current.verification_status} this company meanwhile.`
    : 'The company changed its details.';
  fail('not_possible_now', undefined, { sentence: `${what} Look again, then decide.` });
}
