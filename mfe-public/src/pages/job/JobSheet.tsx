import type { Job } from '@foothold/shared/contract';
import { companyPath, jobFacts, jobHeadline } from '@foothold/shared/text';
import { Avatar, Section, TextBlocks } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { ApplyWay } from './ApplyWay';
import { JobCompany } from './JobCompany';
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
      company={
        <JobCompany
          name={job.company_name}
          to={companyPath(job.organization)}
          mark={<Avatar name={job.company_name} logo={job.organization.logo} />}
        />
      }
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
