import type { Job } from '@foothold/shared/contract';
import { buildCompanyPath, formatJobDetails, formatJobHeadline } from '@foothold/shared/format';
import { Avatar, Section, TextBlocks } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { JobDetailList } from '../../components/DetailList';
import { ApplyAction } from './ApplyAction';
import { JobCompany } from './JobCompany';
import { JobPageLayout } from './JobPageLayout';

/** One job as anybody may read it. */
export function JobDetails({ job }: { job: Job }) {
  const name = formatJobHeadline(job);
  // The page stood before its heading was known, and the tab is named after that.
  useEffect(() => {
    document.title = name;
  }, [name]);

  return (
    <JobPageLayout
      company={
        <JobCompany
          name={job.company_name}
          to={buildCompanyPath(job.organization)}
          logo={<Avatar name={job.company_name} logo={job.organization.logo} />}
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
      details={<JobDetailList details={formatJobDetails(job)} />}
      action={<ApplyAction job={job} />}
    />
  );
}
