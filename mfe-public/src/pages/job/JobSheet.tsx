import type { Job } from '@foothold/shared/contract';
import { Card, JobTitle, media, Name, Section, SideBySide, Stack, TextBlocks, t } from '@foothold/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { ApplyWay } from './ApplyWay';
import { JobFacts } from './JobFacts';

/** One job as anybody may read it. */
export function JobSheet({ job }: { job: Job }) {
  // The page stood before its heading was known, and the tab is named after that.
  useEffect(() => {
    document.title = `${job.job_title} · Foothold`;
  }, [job.job_title]);

  return (
    <>
      <Head>
        <Company>{job.company_name}</Company>
        <JobTitle as="h1" $size="page">
          {job.job_title}
        </JobTitle>
      </Head>
      <SideBySide>
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
        <Aside as="aside" aria-label="About this job">
          <JobFacts job={job} />
          <ApplyWay job={job} />
        </Aside>
      </SideBySide>
    </>
  );
}

const Head = styled.header`margin-bottom: ${t.space[5]};`;
const Company = styled(Name)`display: block; margin-bottom: 0.375rem; color: ${t.color.ink2}; font-size: 1.0625rem;`;
const Sheet = styled(Card)`display: grid; gap: ${t.space[6]};`;
// Where there is one column, the facts come before the long text.
const Aside = styled(Stack)`${media.narrow} { order: -1; }`;
