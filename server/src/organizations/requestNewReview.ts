import type { resubmitOrganization as endpoint, Input, Organization } from '@foothold/shared/contract';
import { writeAudit } from '../platform/audit/queries';
import { type Db, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { lockOrganization, updateOrganization } from './queries';

/**
 * Sends the caller's own rejected company for review again, with corrected facts and what it says about them. Why it was
 * rejected stays beside them until the next decision; the log keeps the facts as they were.
 */
export const requestNewReview = (
  db: Db,
  user: User,
  id: number,
  { note, ...facts }: Input<typeof endpoint>,
  request_id: string,
): Promise<Organization> =>
  transact(db, async (tx) => {
    if (id !== user.role_specific_id) fail('not_found');
    const before = await lockOrganization(tx, id);
    if (!before) fail('not_found');
    const { verification_status: status } = before;
    if (status !== 'rejected') fail('not_possible_now', undefined, { sentence: refusalMessages[status] });

    const asksAgain = { verification_status: 'pending', resubmitted_at: new Date(), resubmission_note: note } as const;
    const after = await updateOrganization(tx, id, { ...facts, ...asksAgain });
    await writeAudit(tx, user, {
      action: 'organization.resubmitted',
      subject: 'organization',
      subject_id: id,
      detail: { before: pickReviewedFields(before), after: pickReviewedFields(after), reason: before.reason, note },
      request_id,
    });
    return after;
  });

const refusalMessages = {
  pending: 'Your company is under review already.',
  verified: 'Your company is approved already.',
};

const pickReviewedFields = ({
  company_name,
  phone,
  company_street_address,
  company_state,
  company_cac_number,
  interview_link,
}: Organization) => ({
  company_name,
  phone,
  company_street_address,
  company_state,
  company_cac_number,
  interview_link,
});
