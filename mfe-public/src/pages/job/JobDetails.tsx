import type { Job } from '@foothold/shared/contract';
import { buildCompanyPath, formatJobDetails, formatJobHeadline, type JobDetail } from '@foothold/shared/format';
import { Avatar, Section, TextBlocks } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { DetailList, DetailRow } from '../../components/DetailList';
import { ApplyAction } from './ApplyAction';
import { JobCompany } from './JobCompany';
import { JobPageLayout } from './JobPageLayout';

export function JobDetails({ job }: { job: Job }) {
  const name = formatJobHeadline(job);
  // The layout names the tab after the heading at navigation, when this one is not rendered yet.
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

function JobDetailList({ details }: { details: readonly JobDetail[] }) {
  return (
    <DetailList>
      {details.map(({ label, value, aside, date }) => (
        <DetailRow key={label} label={label} aside={aside && <small>{aside}</small>}>
          {date ? <time dateTime={date}>{value}</time> : value}
        </DetailRow>
      ))}
    </DetailList>
  );
}
