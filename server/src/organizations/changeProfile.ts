import type { updateOrganization as endpoint, Input, Organization } from '@foothold/shared/contract';
import { writeAudit } from '../platform/audit/queries';
import { type Db, type Tx, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { lockOrganization, updateOrganization } from './queries';

/** Sets the link in upcoming interviews that have none. Interviews are above this folder, so app/ passes it in. */
export type SetMissingMeetLinks = (tx: Tx, org_id: number, meet_link: string) => Promise<unknown>;

/**
 * Changes the caller's own organization. A registration number may have been checked by an admin, so it can be corrected
 * but not removed, and the audit log keeps the previous name and number. Upcoming interviews that were offered without
 * a link get the new one.
 */
export const changeProfile = (
  db: Db,
  user: User,
  id: number,
  changes: Input<typeof endpoint>,
  setMissingMeetLinks: SetMissingMeetLinks,
): Promise<Organization> =>
  transact(db, async (tx) => {
    if (id !== user.role_specific_id) fail('not_found');
    const before = await lockOrganization(tx, id);
    if (!before) fail('not_found');
    if (before.verification_status === 'rejected') fail('organization_rejected', undefined, { reason: before.reason });

    const company_cac_number = changes.company_cac_number ?? before.company_cac_number;
    const after = await updateOrganization(tx, id, { ...changes, company_cac_number });
    if (after.interview_link) await setMissingMeetLinks(tx, id, after.interview_link);
    if (after.company_name !== before.company_name || company_cac_number !== before.company_cac_number) {
      const detail = { before: pickNames(before), after: pickNames(after) };
      await writeAudit(tx, user, { action: 'organization.renamed', subject: 'organization', subject_id: id, detail });
    }
    return after;
  });

const pickNames = ({ company_name, company_cac_number }: Organization) => ({ company_name, company_cac_number });
