import { Name, StatusBadge } from '@foothold/shared/ui';
import { Provided } from '../../Provided';
import { Decision } from './Decision';
import type { Details } from './details';
import { InformationCard } from './InformationCard';
import { dayOf } from './words';

/** Who the company says it is, and what an admin decided about that. */
export function CompanyInformation({ organization }: { organization: Details }) {
  const { company_name, company_cac_number, created_at, verification_status } = organization;
  const facts = [
    { label: 'Name', value: <Name>{company_name}</Name> },
    { label: 'CAC number', value: <Provided value={company_cac_number} /> },
    { label: 'Date created', value: dayOf(created_at) },
    { label: 'Verification status', value: <StatusBadge status={verificationWords[verification_status]} /> },
  ];
  return (
    <InformationCard title="Company Information" facts={[...facts, ...historyOf(organization)]}>
      <Decision organization={organization} />
    </InformationCard>
  );
}

/** Why it was rejected, and what it says when it asks again: an admin compares the two. */
function historyOf({ verification_status, reason, resubmitted_at, resubmission_note }: Details) {
  const asksAgain = verification_status === 'pending' && resubmitted_at !== null;
  const history = [
    { label: asksAgain ? 'Rejected before' : 'Reason', value: verification_status === 'verified' ? null : reason },
    { label: 'Sent again', value: resubmitted_at && dayOf(resubmitted_at) },
    { label: 'What has changed', value: resubmission_note },
  ];
  return history.filter(({ value }) => value !== null);
}

const verificationWords = { verified: 'Verified', pending: 'Not Verified', rejected: 'Rejected' } as const;
