import { createHash } from 'node:crypto';
import type { Organization } from '@foothold/shared/contract';

interface ReviewedOrganization extends Organization {
  resubmitted_at: string | null;
  resubmission_note: string | null;
}

/** Stands for what a company says of itself, as an admin's page shows it: it moves with that and with nothing else. */
export function computeRevision(facts: ReviewedOrganization): string {
  const said = [
    facts.company_name,
    facts.company_state,
    facts.company_street_address,
    facts.company_cac_number,
    facts.phone,
    facts.interview_link,
    facts.website,
    facts.about,
    facts.logo,
    facts.resubmitted_at,
    facts.resubmission_note,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
