import { cacRegisters, type Organization, parseCacNumber } from '@foothold/shared/contract';
import type { OrganizationDetails } from '@foothold/shared/contract/admin';
import type { Db } from '../platform/db';
import { listSubjectHistory } from './audit/auditLog';
import { listOrganizationsWithCacDigits } from './organizationDetails.queries';

type Evidence = OrganizationDetails['evidence'];

const maxDecisions = 20;
const decisionActions = [
  ...['organization.verified', 'organization.rejected', 'organization.suspended', 'organization.restored'],
  ...['organization.resubmitted', 'organization.renaming_requested', 'organization.renamed'],
  'organization.renaming_rejected',
];

type ReviewedOrganization = Pick<Organization, 'id' | 'company_cac_number' | 'website'> & { email: string };

/** What an admin can hold the details of a company against. */
export async function loadEvidence(
  db: Db,
  { id, company_cac_number, website, email }: ReviewedOrganization,
): Promise<Evidence> {
  const cac = readCacNumber(company_cac_number);
  const [sameDigits, decisions] = await Promise.all([
    cac?.digits ? listOrganizationsWithCacDigits(db, cac.digits, { except: id }) : [],
    listSubjectHistory(db, ['organization', String(id)], { limit: maxDecisions, actions: decisionActions }),
  ]);
  const same_cac = sameDigits
    .filter((other) => isSameRegister(cac, readCacNumber(other.company_cac_number)))
    .map(({ company_cac_number: _, ...other }) => other);
  return { cac, same_cac, ...compareDomains(email, website), decisions };
}

/** What there is of a CAC number, also in one that was given before numbers were checked. */
export function readCacNumber(given: string | null): Evidence['cac'] {
  if (!given) return null;
  const parsed = parseCacNumber(given);
  if (parsed) return { ...parsed, is_valid: true };
  const register = cacRegisters.find((name) => given.trim().toUpperCase().startsWith(name)) ?? null;
  const digits = given.replace(/[^0-9]/g, '').replace(/^0+/, '');
  return { register, digits, is_valid: false };
}

/** The registers count separately, so `RC 12` is not `BN 12`; a number without its register may be either. */
const isSameRegister = (one: Evidence['cac'], other: Evidence['cac']) =>
  !one?.register || !other?.register || one.register === other.register;

export function compareDomains(email: string, website: string | null) {
  const email_domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const website_domain = website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : null;
  const domains = compare(email_domain, website_domain);
  return { email_domain, website_domain, domains };
}

function compare(email: string, website: string | null): Evidence['domains'] {
  if (isFreeMail(email)) return 'free_mail';
  if (website === null) return 'no_website';
  const isSame = email === website || email.endsWith(`.${website}`) || website.endsWith(`.${email}`);
  return isSame ? 'same' : 'different';
}

/** Providers that give an address to anybody, by the name before the first dot: `yahoo.com`, `yahoo.co.uk`. */
const freeMailProviders = new Set([
  ...[
    'gmail',
    'googlemail',
    'yahoo',
    'ymail',
    'rocketmail',
    'outlook',
    'hotmail',
    'live',
    'msn',
    'icloud',
    'me',
    'aol',
  ],
  ...['proton', 'protonmail', 'zohomail', 'gmx', 'mail', 'yandex', 'tutanota', 'inbox', 'fastmail', 'qq', '163'],
]);
const publicSuffix = /^(com|net|me|ru|de|fr|co|ng|uk|com\.[a-z]{2}|co\.[a-z]{2})$/;

function isFreeMail(domain: string): boolean {
  const [provider = '', ...suffix] = domain.split('.');
  return freeMailProviders.has(provider) && publicSuffix.test(suffix.join('.'));
}
