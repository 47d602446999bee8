import { Form, Link } from '@foothold/shared/router';
import { Button, JobTitle, Meta, SearchField, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Opens the list of jobs with what was typed; also before any script has loaded. */
export const JobSearchForm = () => (
  <SearchForm role="search" action="/jobs">
    <SearchField label="Search jobs" name="q" placeholder="Title, skill or company" maxLength={200} />
    <Button type="submit">Search</Button>
  </SearchForm>
);

interface LiveJobsLayoutProps {
  /** '156 open roles' */
  count: ReactNode;
  /** `LiveJob`s, the newest. */
  children: ReactNode;
}

/** The newest jobs, and how many there are. Shared by the page and its prerendered template. */
export const LiveJobsLayout = ({ count, children }: LiveJobsLayoutProps) => (
  <Box aria-label="Newest jobs">
    <ul>{children}</ul>
    <AllLink to="/jobs">{count}</AllLink>
  </Box>
);

interface LiveJobProps {
  to: string;
  title: string;
  details: ReactNode;
}

export const LiveJob = ({ to, title, details }: LiveJobProps) => (
  <li>
    <JobLink to={to}>
      <JobTitle as="span" $size="row">
        {title}
      </JobTitle>
      <Meta as="span">{details}</Meta>
    </JobLink>
  </li>
);

// No wider, or the list covers the drawing beside it.
const column = '26rem';
const SearchForm = styled(Form)`
  display: flex;
  gap: 0.5rem;
  max-width: ${column};
  > :first-child { flex: 1; min-width: 0; }
`;
const Box = styled.section`
  max-width: ${column};
  margin-top: 0.5rem;
  li { border-bottom: 1px solid ${t.color.line}; }
`;
const JobLink = styled(Link)`
  display: grid;
  gap: 0.125rem;
  padding-block: 0.625rem;
  color: ${t.color.ink};
  text-decoration: none;
  /* A title that needs another line in the other font would move all below it when that font arrives. */
  > * { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  &:hover > :first-child { text-decoration: underline; text-decoration-color: ${t.color.accent}; text-decoration-thickness: 3px; text-underline-offset: 0.2em; }
`;
const AllLink = styled(Link)`display: inline-block; padding-block: 0.75rem; color: ${t.color.ink}; font-weight: 600;`;
