import type { Job } from '@foothold/shared/contract';
import { jobFacts, jobHeadline } from '@foothold/shared/text';
import { Section, TextBlocks } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { ApplyWay } from './ApplyWay';
import { JobFacts } from './JobFacts';
import { JobPaper } from './JobPaper';

/** One job as anybody may read it. */
export function JobSheet({ job }: { job: Job }) {
  const name = jobHeadline(job);
  // The page stood before its heading was known, and the tab is named after that.
  useEffect(() => {
    document.title = name;
  }, [name]);

  return (
    <JobPaper
      company={job.company_name}
      title={job.job_title}
      description={<TextBlocks>{job.job_description}</TextBlocks>}
      requirements={
        job.job_requirements && (
          <Section title="Requirements">
            <TextBlocks>{job.job_requirements}</TextBlocks>
          </Section>
        )
      }
      facts={<JobFacts facts={jobFacts(job)} />}
      way={<ApplyWay job={job} />}
    />
  );
}
