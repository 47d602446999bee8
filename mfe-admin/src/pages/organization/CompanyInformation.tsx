import { Name, StatusBadge } from '@foothold/shared/ui';
import { Provided } from '../../Provided';
import { Decision } from './Decision';
import type { Details } from './details';
import { InformationCard } from './InformationCard';
import { dayOf } from './words';

/** Who the company says it is, and what an admin decided about that. */
export function CompanyInformation({ organization }: { organization: Details }) {
  const { company_name, company_cac_number, created_at, verification_status, reason } = organization;
  const facts = [
    { label: 'Name', value: <Name>{company_name}</Name> },
    { label: 'CAC number', value: <Provided value={company_cac_number} /> },
    { label: 'Date created', value: dayOf(created_at) },
    { label: 'Verification status', value: <StatusBadge status={verificationWords[verification_status]} /> },
  ];
  const why = verification_status === 'rejected' && reason ? [{ label: 'Reason', value: reason }] : [];

  return (
    <InformationCard title="Company Information" facts={[...facts, ...why]}>
      <Decision organization={organization} />
    </InformationCard>
  );
}

const verificationWords = { verified: 'Verified', pending: 'Not Verified', rejected: 'Rejected' } as const;
