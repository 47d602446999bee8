import { Link } from '@foothold/shared/router';
import { Name, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface JobCompanyProps {
  name: string;
  /** Path of the public company page. */
  to: string;
  /** The logo or the initials. */
  logo: ReactNode;
}

/** The company that offers the job, linked to its public page. */
export function JobCompany({ name, to, logo }: JobCompanyProps) {
  return (
    <CompanyLink to={to}>
      {logo}
      <Name>{name}</Name>
    </CompanyLink>
  );
}

const CompanyLink = styled(Link)`
  display: inline-flex;
  gap: 0.75rem;
  align-items: center;
  max-width: 100%;
  min-height: 44px;
  margin-bottom: 0.75rem;
  color: ${t.color.ink2};
  font-size: 1.0625rem;
  text-decoration: none;
  > :last-child { min-width: 0; overflow-wrap: anywhere; text-decoration: underline; text-decoration-color: ${t.color.lineStrong}; text-underline-offset: 0.2em; }
  &:hover > :last-child { text-decoration-color: ${t.color.accent}; text-decoration-thickness: 3px; }
`;
