import type { Company, Organization } from '@foothold/shared/contract';
import { nextId } from './nextId';

/** A company that awaits verification. */
export const anOrganization = (overrides: Partial<Organization> = {}): Organization => ({
  id: nextId(),
  company_name: 'Kwararafa Agro Works',
  company_state: 'Plateau',
  company_street_address: '12 Rayfield Road, Jos',
  company_cac_number: 'RC 1843207',
  phone: '08031234567',
  interview_link: null,
  about: null,
  website: null,
  logo: null,
  verified: 0,
  verification_status: 'pending',
  reason: null,
  time_zone: 'Africa/Lagos',
  created_at: new Date().toISOString(),
  ...overrides,
});

/** A company with a public page. */
export const aCompany = (overrides: Partial<Company> = {}): Company => ({
  id: 7,
  company_name: 'Harmattan Systems',
  company_state: 'Lagos',
  about: 'We run the ledger of 210 cooperative societies.\n- 48 people\n- In Yaba',
  website: 'https://harmattan.example/about',
  logo: null,
  ...overrides,
});
