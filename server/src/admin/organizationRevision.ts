import { createHash } from 'node:crypto';
import type { Organization } from '@foothold/shared/contract';

interface ReviewedOrganization extends Organization {
  resubmitted_at: string | null;
  resubmission_note: string | null;
}

/**
 * A hash of the fields that an organization enters and an admin reviews. It changes when one of them does, so that a decision
 * about an outdated page is refused.
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
  return createHash('sha256').update(JSON.stringify(reviewedFields)).digest('base64url');
}
