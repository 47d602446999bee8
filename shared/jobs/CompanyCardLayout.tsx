import { Link } from '@foothold/shared/router';
import { Card, JobTitle, Meta, Name, t } from '@foothold/shared/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface CompanyCardLayoutProps {
  /** The logo or the initials. */
  logo: ReactNode;
  name: ReactNode;
  /** And how it replies. */
  address: ReactNode;
  /** Its other open jobs. */
  jobs: ReactNode;
}

/** The company that offers a job. */
export function CompanyCardLayout({ logo, name, address, jobs }: CompanyCardLayoutProps) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <Head>
        {logo}
        <div>
          <Name as="h2" id={titleId}>
            {name}
          </Name>
          {address}
        </div>
      </Head>
      {jobs}
    </Box>
  );
}

/** Its other open jobs, with a link to all of them below. */
export const CompanyJobLinks = ({ children, all }: { children: ReactNode; all: ReactNode }) => (
  <div>
    <Subheading>Other open jobs</Subheading>
    <List>{children}</List>
    {all}
  </div>
);

interface CompanyJobLinkProps {
  to: string;
  title: string;
  details: ReactNode;
}

export const CompanyJobLink = ({ to, title, details }: CompanyJobLinkProps) => (
  <li>
    <JobLink to={to}>
      <JobTitle as="span" $size="row">
        {title}
      </JobTitle>
      <Meta as="span">{details}</Meta>
    </JobLink>
  </li>
);

const Box = styled(Card)`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${t.space[4]}; padding: 1.25rem;`;
const Head = styled.header`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  h2 { font-size: ${t.size.body}; overflow-wrap: anywhere; }
  h2 > a { font-weight: inherit; }
`;
const Subheading = styled.h3`font-size: ${t.size.small}; font-weight: 600; color: ${t.color.ink2};`;
const List = styled.ul`
  margin-block: 0.25rem 0.5rem;
  &:last-child { margin-bottom: -0.625rem; }
  li + li { border-top: 1px solid ${t.color.line}; }
`;
const JobLink = styled(Link)`
  display: grid;
  gap: 0.125rem;
  padding: 0.625rem 0;
  color: ${t.color.ink};
  text-decoration: none;
  &:hover > :first-child { text-decoration: underline; text-decoration-color: ${t.color.accent}; text-decoration-thickness: 3px; text-underline-offset: 0.2em; }
`;
