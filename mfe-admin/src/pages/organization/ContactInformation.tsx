import { InformationCard } from '../../cards/InformationCard';
import { ProvidedValue } from '../../cards/ProvidedValue';
import type { OrganizationDetails } from './organizationDetails';

/** The company's address, phone and email. */
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
