import { createHash } from 'node:crypto';
import type { Organization } from '@foothold/shared/contract';

interface ReviewedOrganization extends Organization {
  resubmitted_at: string | null;
  resubmission_note: string | null;
}

/**
 * The decision about an organization, and a hash of the fields that it enters and an admin reviews. It changes when one of
 * them does, so that a decision about an outdated page is refused.
 */
export function computeRevision(organization: ReviewedOrganization): string {
  const reviewedFields = [
    organization.company_name,
    organization.company_state,
    organization.company_street_address,
    organization.company_cac_number,
    organization.phone,
    organization.interview_link,
    organization.website,
    organization.about,
    organization.logo,
    organization.resubmitted_at,
    organization.resubmission_note,
  ];
  const hash = createHash('sha256').update(JSON.stringify(reviewedFields)).digest('base64url');
  return `${organization.verification_status}.${hash}`;
}

/** Whether two revisions differ in the decision. */
export const hasOtherDecision = (revision: string, other: string): boolean =>
  revision.split('.')[0] !== other.split('.')[0];
