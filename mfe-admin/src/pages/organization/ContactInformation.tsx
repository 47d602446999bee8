import { InformationCard } from '../../details/InformationCard';
import { Provided } from '../../Provided';
import type { Details } from './details';

/** How the company can be reached. */
export function ContactInformation({ organization }: { organization: Details }) {
  const { company_state, company_street_address, phone, user } = organization;
  return (
    <InformationCard
      title="Contact Information"
      facts={[
        { label: 'State', value: <Provided value={company_state} /> },
        { label: 'Address', value: <Provided value={company_street_address} /> },
        { label: 'Phone', value: <Provided value={phone} /> },
        { label: 'Email', value: <Provided value={user.email} /> },
      ]}
    />
  );
}
