import type { updateOrganization as endpoint, Input, Organization } from '@foothold/shared/contract';
import { writeAudit } from '../platform/audit/queries';
import { type Db, type Tx, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { lockOrganization, updateOrganization } from './queries';
import { isSameNames, type Names, noRenaming, pickNames, pickRequestedNames } from './renaming';

/** Sets the link in upcoming interviews that have none. Interviews are above this folder, so app/ passes it in. */
export type SetMissingMeetLinks = (tx: Tx, org_id: number, meet_link: string) => Promise<unknown>;

/**
 * Changes the caller's own organization. A registration number may have been checked by an admin, so it can be corrected
 * but not removed. A verified company that asks for another name or number keeps the ones that were verified until
 * an admin has looked. Upcoming interviews that were offered without a link get the new one.
 */
export const changeProfile = (
  db: Db,
  user: User,
  id: number,
  { company_name, company_cac_number, ...changes }: Input<typeof endpoint>,
  setMissingMeetLinks: SetMissingMeetLinks,
): Promise<Organization> =>
  transact(db, async (tx) => {
    if (id !== user.role_specific_id) fail('not_found');
    const before = await lockOrganization(tx, id);
    if (!before) fail('not_found');
    if (before.verification_status === 'rejected') fail('organization_rejected', undefined, { reason: before.reason });

    if (company_cac_number === '' && before.company_cac_number)
      fail('invalid_input', { company_cac_number: 'A CAC number can be corrected, but not removed.' });

    const wanted = { company_name, company_cac_number: company_cac_number || before.company_cac_number };
    const names = before.verification_status === 'verified' ? toRequest(before, wanted) : { ...wanted, ...noRenaming };
    const after = await updateOrganization(tx, id, { ...changes, ...names });
    if (after.interview_link) await setMissingMeetLinks(tx, id, after.interview_link);
    await auditChanges(tx, user, before, after);
    return after;
  });

/** What a verified company asks for; nothing, if it is what it has. The same request keeps its place in the queue. */
function toRequest(before: Organization, wanted: Names) {
  if (isSameNames(wanted, pickNames(before))) return noRenaming;
  const requested = pickRequestedNames(before);
  if (requested && isSameNames(wanted, requested)) return {};
  return {
    requested_name: wanted.company_name,
    requested_cac_number: wanted.company_cac_number,
    renaming_requested_at: new Date(),
  };
}

async function auditChanges(tx: Tx, user: User, before: Organization, after: Organization): Promise<void> {
  const audit = (action: string, detail: { before: object; after: object }) =>
    writeAudit(tx, user, { action, subject: 'organization', subject_id: before.id, detail });

  const names = { before: pickNames(before), after: pickNames(after) };
  if (!isSameNames(names.before, names.after)) await audit('organization.renamed', names);
  const requests = {
    before: pickRequestedNames(before) ?? names.before,
    after: pickRequestedNames(after) ?? names.after,
  };
  if (before.verification_status === 'verified' && !isSameNames(requests.before, requests.after))
    await audit('organization.renaming_requested', requests);
  const changed = freeFields.filter((name) => before[name] !== after[name]);
  const pickChanged = (organization: Organization) =>
    Object.fromEntries(changed.map((name) => [name, organization[name]]));
  if (changed.length > 0)
    await audit('organization.changed', { before: pickChanged(before), after: pickChanged(after) });
}

/** What a company may change about itself at any time. Admins read in the audit log what it changed. */
const freeFields = [
  'company_state',
  'company_street_address',
  'phone',
  'interview_link',
  'website',
  'about',
] as const satisfies readonly (keyof Organization)[];
