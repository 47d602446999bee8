import type { ChosenCompany } from '@foothold/shared/contract';
import { buildCompanyPath } from '@foothold/shared/format';
import { Avatar, Card, Name, NameLink, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface CompanyItemProps {
  company: ChosenCompany;
  /** What can be done with it. */
  children: ReactNode;
}

/** A company, which leads to its page. */
export const CompanyItem = ({ company, children }: CompanyItemProps) => (
  <Item as="li">
    <Avatar name={company.company_name} logo={company.logo} size={44} />
    <Name as="h3">
      <NameLink to={buildCompanyPath(company)}>{company.company_name}</NameLink>
    </Name>
    {children}
  </Item>
);

const Item = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[3]};
  overflow-wrap: anywhere;
  h3 { flex: 1 1 8rem; min-width: 0; font-size: ${t.size.body}; }
`;
