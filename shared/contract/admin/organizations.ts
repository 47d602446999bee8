import { application } from '../applications';
import { cacRegisters } from '../cacNumber';
import { endpoint, reviewerRoles } from '../endpoint';
import { id, idText, instant, limitText, optionalText, pageText } from '../fields';
import { interview } from '../interviews';
import { job } from '../jobs';
import { type Organization, organization } from '../profiles';
import * as z from '../schema';
import { auditEntry } from './audit';
import { pagingOutput, pagingQuery, reasonBody, searchText } from './fields';

export const analytics = z.object({
  total_students: z.int(),
  total_organizations: z.int(),
  total_jobs: z.int(),
  total_applications: z.int(),
});

/** A company's status for admins. Suspended means rejected after it had been verified, Renaming that it asks for another name. */
export const organizationStates = ['Pending', 'Verified', 'Rejected', 'Suspended', 'Renaming'] as const;

type VerifiedFields = Pick<Organization, 'verified' | 'verification_status' | 'suspended_at'>;

/** The one word for a company's status: in lists, on its page, in files and filters. */
export function getOrganizationState({
  verified,
  verification_status,
  suspended_at,
}: VerifiedFields): Exclude<(typeof organizationStates)[number], 'Renaming'> {
  if (verified === 1) return 'Verified';
  if (verification_status !== 'rejected') return 'Pending';
  return suspended_at ? 'Suspended' : 'Rejected';
}

/** Filters and sort of the list of organizations; by default, pending ones come first. */
export const organizationSearch = z.object({
  q: searchText,
  status: z.enum(organizationStates).optional(),
  sort: z.enum(['waiting', 'newest', 'oldest', 'name', 'name_desc', 'location', 'location_desc']).optional(),
});

/** Pending organizations first, the longest pending on top; then the newest. */
export const listOrganizations = endpoint({
  method: 'GET',
  path: '/all_orgs_admin_View',
  access: reviewerRoles,
  summary: 'Every organization, pending ones first, found by name, email or CAC number, and the platform’s counts.',
  query: organizationSearch.extend(pagingQuery),
  output: z.object({
    organizations: z.array(z.object({ id, email: z.string(), organization })),
    analytics,
    pending: z.int(),
    /** Verified companies that ask for another name or CAC number. */
    renamings: z.int(),
    /** Jobs that wait for their release, counted up to 1,000. */
    held_jobs: z.int().optional(),
    /** Conversations with an open report, counted up to 1,000. */
    reports: z.int().optional(),
    /** How often somebody who guessed passwords was slowed within the last 24 hours. */
    slowed_guesses: z.int(),
    /** Emails that were given up. */
    undelivered_emails: z.int(),
    /** Documents that have waited for their scan for more than ten minutes, and those that clamd could not look at; up to 100 each. */
    waiting_documents: z.int(),
    unscannable_documents: z.int(),
    ...pagingOutput,
  }),
});

/** Each table has its own page; `limit` applies to all. */
const tablesQuery = z.object({
  jobs: pageText.optional(),
  applications: pageText.optional(),
  interviews: pageText.optional(),
  limit: limitText(1000).optional(),
});

/** The registers of the Corporate Affairs Commission: companies, business names, incorporated trustees. */

/** What an admin can hold a company's details against. */
const evidence = z.object({
  /** What the CAC number says. `register` is null where it does not name one, `is_valid` false where it is no CAC number. */
  cac: z.object({ register: z.enum(cacRegisters).nullable(), digits: z.string(), is_valid: z.boolean() }).nullable(),
  /** Other companies with this CAC number, however they wrote it; at most ten. */
  same_cac: z.array(
    organization.pick({ id: true, company_name: true, verified: true, verification_status: true, suspended_at: true }),
  ),
  email_domain: z.string(),
  website_domain: z.string().nullable(),
  /** Whether the address belongs to the website's domain. Anybody gets one at a free mail provider. */
  domains: z.enum(['same', 'different', 'free_mail', 'no_website']),
  /** Who decided what and why, and the company's own requests, newest first; at most the last 20. */
  decisions: z.array(auditEntry),
});

/** An organization as an admin sees it, with one page each of its jobs, applications and interviews. */
const organizationDetails = organization.extend({
  /** `email_confirmed`: whether its owner has confirmed the address. */
  user: z.object({ email: z.string(), email_confirmed: z.boolean().optional() }),
  /** Changes with the company's details and with each decision: a decision names the revision it is about. */
  revision: z.string(),
  /** When a rejected company last asked for another review, and the details it has changed since. */
  resubmitted_at: instant.nullable(),
  resubmission_note: z.string().nullable(),
  evidence,
  jobs: z.array(job),
  applications: z.array(application.extend({ student_phone: z.string().nullable() })),
  interviews: z.array(
    interview.extend({
      student_name: z.string().nullable(),
      student_phone: z.string().nullable(),
      student_email: z.string().nullable(),
    }),
  ),
  /** Number of rows of each table. */
  totals: z.object({ jobs: z.int(), applications: z.int(), interviews: z.int() }),
});
export type OrganizationDetails = z.infer<typeof organizationDetails>;

export const viewOrganization = endpoint({
  method: 'GET',
  path: '/organization/:id/details',
  access: reviewerRoles,
  summary: 'One organization with a page each of its jobs, applications and interviews.',
  params: z.object({ id: idText }),
  query: tablesQuery,
  output: z.object({ organization: organizationDetails }),
});

const organizationResponse = z.object({ organization, message: z.string() });
const params = z.object({ id: idText });
/** The reviewed revision. A decision fails with `not_possible_now` if the company has changed its details since, or another admin has decided. */
const seenRevision = z.string().max(100).optional();
export const rejectionInput = reasonBody.extend({ seen: seenRevision });

export const verifyOrganization = endpoint({
  method: 'PUT',
  path: '/verify-organization/:id',
  access: reviewerRoles,
  summary: 'Approves an organization; doing it twice changes nothing.',
  params,
  body: z.object({ reason: optionalText(500), seen: seenRevision }),
  output: organizationResponse,
});

export const rejectOrganization = endpoint({
  method: 'PUT',
  path: '/reject-organization/:id',
  access: reviewerRoles,
  summary: 'Refuses an organization, with a reason it can read; doing it twice changes nothing.',
  params,
  body: rejectionInput,
  output: organizationResponse,
});

/** Names the request that was decided on; fails with `not_possible_now` once there is another, or none. */
const renamingDecision = z.object({ requested_at: instant });

export const acceptRenaming = endpoint({
  method: 'PUT',
  path: '/accept-renaming/:id',
  access: reviewerRoles,
  summary: 'Gives a verified organization the name and CAC number that it asked for.',
  params,
  body: renamingDecision,
  output: organizationResponse,
});

export const rejectRenaming = endpoint({
  method: 'PUT',
  path: '/reject-renaming/:id',
  access: reviewerRoles,
  summary: 'Leaves a verified organization its name and CAC number, with a reason it can read.',
  params,
  body: renamingDecision.extend(reasonBody.shape),
  output: organizationResponse,
});

export const suspendOrganization = endpoint({
  method: 'PUT',
  path: '/suspend-organization/:id',
  access: reviewerRoles,
  summary:
    'Closes the site to an approved organization and hides its jobs. Doing it twice changes nothing; where another admin has, or it is not approved, `not_possible_now`.',
  params,
  body: reasonBody,
  output: organizationResponse,
});

export const restoreOrganization = endpoint({
  method: 'PUT',
  path: '/restore-organization/:id',
  access: reviewerRoles,
  summary: 'Approves a suspended organization again. Fails with `not_possible_now` where it is not suspended.',
  params,
  output: organizationResponse,
});
