import type { Organization } from '@foothold/shared/contract';

/** What a company is verified as. */
export type Names = Pick<Organization, 'company_name' | 'company_cac_number'>;

export const pickNames = ({ company_name, company_cac_number }: Names): Names => ({ company_name, company_cac_number });

/** What a verified company asked to be called instead. */
export const pickRequestedNames = ({ requested_name, requested_cac_number }: Organization): Names | undefined =>
  requested_name ? { company_name: requested_name, company_cac_number: requested_cac_number ?? null } : undefined;

export const isSameNames = (names: Names, others: Names): boolean =>
  names.company_name === others.company_name && names.company_cac_number === others.company_cac_number;

/** The columns of a company that asks for no other name. */
export const noRenaming = { requested_name: null, requested_cac_number: null, renaming_requested_at: null };
