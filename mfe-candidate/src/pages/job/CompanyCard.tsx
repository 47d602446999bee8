import type { Job } from '@foothold/shared/contract';
import { buildCompanyPath, formatTimeLeft } from '@foothold/shared/format';
import { Await, Link } from '@foothold/shared/router';
import { Avatar, Card, JobTitle, Meta, Name, TextLink, t } from '@foothold/shared/ui';
import { Suspense, useId } from 'react';
import styled from 'styled-components';
import { paths } from '../../routes/paths';

interface CompanyCardProps {
  job: Job;
  otherJobs: Promise<Job[]>;
}

/** The company that offers the job, and its other open jobs. */
export function CompanyCard({ job, otherJobs }: CompanyCardProps) {
  const titleId = useId();
  const { company_name, organization } = job;
  const { company_street_address, company_state } = organization;
  const address = [company_street_address, company_state].filter(Boolean).join(', ');
  return (
    <Box aria-labelledby={titleId}>
      <Head>
        <Avatar name={company_name} logo={organization.logo} />
        <div>
          <Name as="h2" id={titleId}>
            {company_name ? (
              <TextLink to={buildCompanyPath(organization)}>{company_name}</TextLink>
            ) : (
              'Company Not Listed'
            )}
          </Name>
          {address && <Meta>{address}</Meta>}
        </div>
      </Head>
      {/* No fallback: at the end of the column it moves nothing when it appears. */}
      <Suspense>
        <Await resolve={otherJobs}>{(jobs: Job[]) => <OtherJobs job={job} jobs={jobs} />}</Await>
      </Suspense>
    </Box>
  );
}

function OtherJobs({ job: { company_name, display_status, organization }, jobs }: { job: Job; jobs: Job[] }) {
  if (jobs.length === 0) return null;
  const openJobs = organization.open_jobs ?? 0;
  const otherOpenJobs = display_status === 'Active' ? openJobs - 1 : openJobs;
  return (
    <div>
      <Subheading>Other open jobs</Subheading>
      <List>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobLink to={paths.job(job.id)}>
              <JobTitle as="span" $size="row">
                {job.job_title || 'Untitled Position'}
              </JobTitle>
              <Meta as="span">{[job.location, formatTimeLeft(job.days_left)].filter(Boolean).join(' · ')}</Meta>
            </JobLink>
          </li>
        ))}
      </List>
      {otherOpenJobs > jobs.length && (
        <TextLink to={paths.companyJobs(company_name)}>{`All ${openJobs.toLocaleString('en-GB')} open jobs`}</TextLink>
      )}
    </div>
  );
}

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
