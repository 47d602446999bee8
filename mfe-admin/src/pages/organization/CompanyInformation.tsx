import { Name, StatusBadge } from '@foothold/shared/ui';
import { InformationCard } from '../../details/InformationCard';
import { dayOf } from '../../details/words';
import { Provided } from '../../Provided';
import { statusOf } from '../../verification';
import { Decision } from './Decision';
import type { Details } from './details';
import { Suspension } from './Suspension';

/** Who the company says it is, and what an admin decided about that. */
export function CompanyInformation({ organization }: { organization: Details }) {
  const { company_name, company_cac_number, created_at } = organization;
  const standing = statusOf(organization);
  const settled = standing === 'Verified' || standing === 'Suspended';
  const facts = [
    { label: 'Name', value: <Name>{company_name}</Name> },
    { label: 'CAC number', value: <Provided value={company_cac_number} /> },
    { label: 'Date created', value: dayOf(created_at) },
    {
      label: 'Verification status',
      value: <StatusBadge status={standing === 'Pending' ? 'Not Verified' : standing} />,
    },
  ];
  return (
    <InformationCard title="Company Information" facts={[...facts, ...historyOf(organization)]}>
      {settled ? <Suspension organization={organization} /> : <Decision organization={organization} />}
    </InformationCard>
  );
}

/** Why it was refused, and what it says when it asks again: an admin compares the two. */
function historyOf({ verification_status, reason, suspended_at, resubmitted_at, resubmission_note }: Details) {
  const asksAgain = verification_status === 'pending' && resubmitted_at !== null;
  const before = suspended_at ? 'Suspended before' : 'Rejected before';
  const history = [
    { label: asksAgain ? before : 'Reason', value: verification_status === 'verified' ? null : reason },
    { label: 'Sent again', value: resubmitted_at && dayOf(resubmitted_at) },
    { label: 'What has changed', value: resubmission_note },
  ];
  return history.filter(({ value }) => value !== null);
}
