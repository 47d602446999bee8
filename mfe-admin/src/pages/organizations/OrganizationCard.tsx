import type { Organization } from '@foothold/shared/contract';
import { getOrganizationState } from '@foothold/shared/contract/admin';
import { BreakableText, Name, StatusBadge, TextLink, VisuallyHidden } from '@foothold/shared/ui';
import styled from 'styled-components';
import { SummaryCard } from '../../cards/SummaryCard';
import { paths } from '../../routes/paths';

interface OrganizationCardProps {
  organization: Organization;
  email: string;
}

/** An organisation's name, status and contact, with a link to its page. */
export function OrganizationCard({ organization, email }: OrganizationCardProps) {
  const { id, company_name, company_street_address, company_state, company_cac_number } = organization;
  return (
    <SummaryCard
      title={<Name>{company_name}</Name>}
      badge={<StatusBadge status={getOrganizationState(organization)} />}
      details={[
        ['Email', <BreakableText key="email">{email}</BreakableText>],
        ['Address', company_street_address],
        ['Location', company_state],
        ['CAC', company_cac_number],
      ]}
    >
      <ViewLink to={paths.organization(id)}>
        View Org<VisuallyHidden>{` ${company_name}`}</VisuallyHidden>
      </ViewLink>
    </SummaryCard>
  );
}

const ViewLink = styled(TextLink)`display: inline-flex; align-items: center; min-height: 44px;`;
