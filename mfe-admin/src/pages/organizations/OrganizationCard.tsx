import type { Organization } from '@foothold/shared/contract';
import { Name, StatusBadge, TextLink, VisuallyHidden } from '@foothold/shared/ui';
import styled from 'styled-components';
import { Email } from '../../Email';
import { FactCard } from '../../FactCard';
import { paths } from '../../paths';
import { statusOf } from '../../verification';

interface OrganizationCardProps {
  organization: Organization;
  email: string;
}

/** How an organisation is called and reached, how it stands, and the way to all that is known of it. */
export function OrganizationCard({ organization, email }: OrganizationCardProps) {
  const { id, company_name, company_street_address, company_state, company_cac_number } = organization;
  return (
    <FactCard
      title={<Name>{company_name}</Name>}
      badge={<StatusBadge status={statusOf(organization)} />}
      facts={[
        ['Email', <Email key="email" of={email} />],
        ['Address', company_street_address],
        ['Location', company_state],
        ['CAC', company_cac_number],
      ]}
    >
      <Way to={paths.organization(id)}>
        View Org<VisuallyHidden>{` ${company_name}`}</VisuallyHidden>
      </Way>
    </FactCard>
  );
}

const Way = styled(TextLink)`display: inline-flex; align-items: center; min-height: 44px;`;
