import { InformationCard } from '../../details/InformationCard';
import { ProvidedValue } from '../../ProvidedValue';
import type { OrganizationDetails } from './organizationDetails';

/** How the company can be reached. */
export function ContactInformation({ organization }: { organization: OrganizationDetails }) {
  const { company_state, company_street_address, phone, user } = organization;
  return (
    <InformationCard
      title="Contact Information"
      details={[
        { label: 'State', value: <ProvidedValue value={company_state} /> },
        { label: 'Address', value: <ProvidedValue value={company_street_address} /> },
        { label: 'Phone', value: <ProvidedValue value={phone} /> },
        { label: 'Email', value: <ProvidedValue value={user.email} /> },
      ]}
    />
  );
}
