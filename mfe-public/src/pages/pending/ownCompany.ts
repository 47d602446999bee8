import { call } from '@foothold/shared/api';
import { listAccounts, type Organization } from '@foothold/shared/contract';
import { loadStates } from '../../forms/loadStates';

export interface OwnCompany {
  /** Null when it did not load. */
  organization: Organization | null;
  states: readonly string[] | null;
}

/** The data of the correction and resubmission forms. */
export async function loadOwnCompany(signal: AbortSignal): Promise<OwnCompany> {
  const organizationRequest = call(listAccounts, {}, signal).then(
    ({ users }) => users[0]?.organization ?? null,
    () => null,
  );
  const [organization, states] = await Promise.all([organizationRequest, loadStates(signal)]);
  return { organization, states };
}

export const toCompanyFormValues = (organization: Organization) => ({
  company_name: organization.company_name,
  phone: organization.phone ?? '',
  company_street_address: organization.company_street_address ?? '',
  company_state: organization.company_state ?? '',
  company_cac_number: organization.company_cac_number ?? '',
  interview_link: organization.interview_link ?? '',
  website: organization.website ?? '',
});
