import type { Job } from '@foothold/shared/contract';
import { Card, JobTitle, Name, Section, SideBySide, Stack, TextBlocks, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { ApplyWay } from './ApplyWay';
import { JobFacts } from './JobFacts';

/** One job as anybody may read it. */
export function JobSheet({ job }: { job: Job }) {
  return (
    <SideBySide>
      <Stack>
        <header>
          <Company>{job.company_name}</Company>
          <JobTitle as="h1" $size="page">
            {job.job_title}
          </JobTitle>
        </header>
        <Sheet>
          <Section title="Job Description">
            <TextBlocks>{job.job_description}</TextBlocks>
          </Section>
          {job.job_requirements && (
            <Section title="Requirements">
              <TextBlocks>{job.job_requirements}</TextBlocks>
            </Section>
          )}
        </Sheet>
      </Stack>
      <Stack as="aside" aria-label="About this job">
        <JobFacts job={job} />
        <ApplyWay job={job} />
      </Stack>
    </SideBySide>
  );
}

const Company = styled(Name)`display: block; margin-bottom: 0.375rem; color: ${t.color.ink2}; font-size: 1.0625rem;`;
const Sheet = styled(Card)`display: grid; gap: ${t.space[6]};`;
