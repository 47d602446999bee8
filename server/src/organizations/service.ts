import type { updateOrganization as endpoint, Input, Organization } from '@foothold/shared/contract';
import { lockOrganization, updateOrganization } from '../accounts/queries';
import { setMissingMeetLinks } from '../hiring/interviews/queries';
import { writeAudit } from '../platform/audit/queries';
import { type Db, transact } from '../platform/db';
import { fail, type User } from '../platform/http';

type Changes = Input<typeof endpoint>;

/**
 * Changes the caller's own company. A registration number that an admin may have checked can be corrected but not
 * removed, and the log keeps what the company was called and registered as before. Interviews ahead that were offered
 * without any link have the new one.
 */
export const changeOrganizationProfile = (db: Db, user: User, id: number, changes: Changes): Promise<Organization> =>
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
