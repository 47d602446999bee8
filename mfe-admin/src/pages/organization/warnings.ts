import { getOrganizationState, type OrganizationDetails } from '@foothold/shared/contract/admin';

type Evidence = OrganizationDetails['evidence'];

interface Warning {
  /** What was checked. */
  label: string;
  text: string;
}

/** Whether an admin still has to accept the company. A rejected one can be accepted too, a suspended one is restored. */
export function canBeAccepted(organization: OrganizationDetails): boolean {
  const state = getOrganizationState(organization);
  return state === 'Pending' || state === 'Rejected';
}

/** Everything that speaks against a company that can be accepted. */
export function listWarnings(organization: OrganizationDetails): Warning[] {
  if (!canBeAccepted(organization)) return [];
  const { company_cac_number, evidence, user, ...review } = organization;
  const warnings = [
    { label: 'Earlier decision', text: describeEarlierDecision(review) },
    { label: 'Email', text: user.email_confirmed === false ? 'The address is not confirmed' : null },
    { label: 'CAC number', text: company_cac_number ? describeInvalidCac(evidence) : 'Not provided' },
    { label: 'Same CAC number', text: describeSameCac(evidence) },
    { label: 'Email and website', text: describeDomains(evidence) },
  ];
  return warnings.filter((warning): warning is Warning => warning.text !== null);
}

function describeEarlierDecision({ reason, suspended_at }: Pick<OrganizationDetails, 'reason' | 'suspended_at'>) {
  if (suspended_at) return 'Suspended before';
  return reason === null ? null : 'Rejected before';
}

/** Why the CAC number is none; null for one that can be looked up, and where there is none to check. */
export function describeInvalidCac({ cac }: Pick<Evidence, 'cac'>): string | null {
  if (!cac || (cac.is_valid && cac.register)) return null;
  if (!cac.register && cac.digits) return 'It doesn’t start with RC, BN or IT';
  return cac.register && !cac.digits
    ? `No digits follow ${cac.register}`
    : 'Not a CAC number: RC, BN or IT, then digits';
}

/** How many other companies have the CAC number; null if none has it. */
export function describeSameCac({ same_cac }: Pick<Evidence, 'same_cac'>): string | null {
  if (same_cac.length === 0) return null;
  return same_cac.length === 1 ? 'Another company has it' : `${same_cac.length} other companies have it`;
}

/** Where the email and the website are; null if both are at one domain. */
export function describeDomains({ domains, email_domain, website_domain }: Evidence): string | null {
  if (domains === 'same') return null;
  const website = website_domain ? `the website is at ${website_domain}` : 'no website given';
  return domains === 'free_mail'
    ? `The email is from a free mail provider, ${email_domain}; ${website}`
    : `The email is at ${email_domain}; ${website}`;
}
