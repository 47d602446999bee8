import type { Job } from '@foothold/shared/contract';
import { Card, JobTitle, media, Section, TextBlocks, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { JobBadges } from '../jobs/JobBadges';
import { JobFacts } from '../jobs/JobFacts';

/** What the company wrote about the job. */
export function JobSheet({ job }: { job: Job }) {
  return (
    <Sheet>
      <header>
        <JobBadges job={job} />
        <JobTitle as="h1" $size="page">
          {job.job_title || 'Untitled Position'}
        </JobTitle>
        <Company>{[job.company_name || 'Company Not Listed', job.department].filter(Boolean).join(' · ')}</Company>
        <JobFacts job={job} />
      </header>
      <Section title="Job description">
        <TextBlocks>{job.job_description || 'No description available.'}</TextBlocks>
      </Section>
      {job.job_requirements && (
        <Section title="Requirements">
          <TextBlocks>{job.job_requirements}</TextBlocks>
        </Section>
      )}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[6]};
  padding: 1.75rem 2rem 2rem;
  h1 { margin-top: 0.75rem; }
  ${media.phone} { padding: 1.25rem 1rem; }
`;
const Company = styled.p`
  margin: 0.375rem 0 0.875rem;
  color: ${t.color.ink2};
  font-weight: 550;
  overflow-wrap: anywhere;
`;
