import type { Organization } from '@foothold/shared/contract';
import { Card, Name, TextLink, t, VisuallyHidden } from '@foothold/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { Provided } from '../../Provided';
import { paths } from '../../paths';

interface OrganizationCardProps {
  organization: Organization;
  email: string;
}

/** How an organisation is called and reached, and the way to all that is known of it. */
export function OrganizationCard({ organization, email }: OrganizationCardProps) {
  const heading = useId();
  const { id, company_name, company_street_address, company_state, company_cac_number } = organization;
  const facts: readonly [label: string, value: string | null][] = [
    ['Email', email],
    ['Address', company_street_address],
    ['Location', company_state],
    ['CAC', company_cac_number],
  ];
  return (
    <Wall aria-labelledby={heading}>
      <Heading id={heading}>
        <Name>{company_name}</Name>
      </Heading>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Provided value={value} />
            </dd>
          </div>
        ))}
      </Facts>
      <Way to={paths.organization(id)}>
        View Org<VisuallyHidden>{` ${company_name}`}</VisuallyHidden>
      </Way>
    </Wall>
  );
}

const Wall = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: start;
  overflow-wrap: anywhere;
`;
const Heading = styled.h2`font-size: ${t.size.card}; line-height: 1.25;`;
const Facts = styled.dl`
  display: grid;
  gap: 0.25rem;
  width: 100%;
  margin: 0.75rem 0 0.5rem;
  font-size: ${t.size.text};
  > div { display: grid; grid-template-columns: 5rem minmax(0, 1fr); gap: 0.75rem; }
  dt { color: ${t.color.ink2}; }
`;
// In one line with those of the cards beside it.
const Way = styled(TextLink)`display: inline-flex; align-items: center; min-height: 44px; margin: auto 0 -0.625rem;`;
