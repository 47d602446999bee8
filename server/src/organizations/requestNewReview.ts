import type { Input, Organization, resubmitOrganization } from '@foothold/shared/contract';
import { writeAudit } from '../platform/audit/queries';
import { type Db, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { lockOrganization, updateOrganization } from './queries';
import { noRenaming } from './renaming';

/**
 * Sends the caller's own rejected organization for review again, with its corrected profile and a note to the admins.
 * The reason of the rejection stays until the next decision; the audit log keeps the previous profile.
 */
export const requestNewReview = (
  db: Db,
  user: User,
  id: number,
  { note, ...profile }: Input<typeof resubmitOrganization>,
  request_id: string,
): Promise<Organization> =>
  transact(db, async (tx) => {
    if (id !== user.role_specific_id) fail('not_found');
    const before = await lockOrganization(tx, id);
    if (!before) fail('not_found');
    const { verification_status: status } = before;
    if (status !== 'rejected') fail('not_possible_now', undefined, { sentence: refusalMessages[status] });

    const review = { verification_status: 'pending', resubmitted_at: new Date(), resubmission_note: note } as const;
    const after = await updateOrganization(tx, id, { ...profile, ...review, ...noRenaming });
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
  website,
}: Organization) => ({
  company_name,
  phone,
  company_street_address,
  company_state,
  company_cac_number,
  interview_link,
  website,
});
