import type { Organization } from '@foothold/shared/contract';
import { buildCompanyPath } from '@foothold/shared/format';
import { Avatar, Name, SecondaryText, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** Logo and name, with a link to the public page if the company is verified. */
export function ProfileHeader({ organization }: { organization: Organization }) {
  const { company_name, logo, verified } = organization;
  return (
    <Sides>
      <Avatar name={company_name} logo={logo} size={76} />
      <div>
        <Name>{company_name}</Name>
        {verified === 1 && (
          <SecondaryText>
            <TextLink to={buildCompanyPath(organization)}>View public page</TextLink>
          </SecondaryText>
        )}
      </div>
    </Sides>
  );
}

const Sides = styled.div`
  display: flex;
  gap: 1rem;
  align-items: center;
  margin-bottom: 1.5rem;
  padding-bottom: 1.5rem;
  border-bottom: 1px solid ${t.color.line};
  > :last-child { min-width: 0; overflow-wrap: anywhere; font-size: ${t.size.card}; }
  p { margin-top: 0.25rem; font-size: ${t.size.body}; }
`;
