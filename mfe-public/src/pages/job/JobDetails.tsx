import { useAccessRole } from '@foothold/shared/auth';
import type { Job, Output, viewPublicJob } from '@foothold/shared/contract';
import { buildCompanyPath, formatJobDetails, formatJobHeadline } from '@foothold/shared/format';
import {
  CompanyCard,
  DeadlineTimeline,
  getJobPath,
  JobSkills,
  OtherJobs,
  ShareButton,
  SimilarJobRows,
} from '@foothold/shared/jobs';
import { Section, TextBlocks } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { ApplyAction } from '../../jobs/ApplyAction';
import { JobDetailList } from '../../jobs/JobDetailList';
import { JobPageLayout, SimilarJobs } from './JobPageLayout';

export function JobDetails({ job, company_jobs, similar_jobs }: Output<typeof viewPublicJob>) {
  const isStudent = useAccessRole() === 'student';
  const getPath = (other: Job) => getJobPath(other, isStudent);
  const name = formatJobHeadline(job);
  // The layout names the tab after the heading at navigation, when this one is not rendered yet.
  useEffect(() => {
    document.title = name;
  }, [name]);

  return (
    <JobPageLayout
      company={job.company_name}
      title={job.job_title}
      skills={<JobSkills job={job} />}
      description={<TextBlocks>{job.job_description}</TextBlocks>}
      requirements={
        job.job_requirements && (
          <Section title="Requirements">
            <TextBlocks>{job.job_requirements}</TextBlocks>
          </Section>
        )
      }
      details={<JobDetailList details={formatJobDetails(job)} />}
      timeline={<DeadlineTimeline job={job} />}
      action={<ApplyAction job={job} />}
      share={<ShareButton job={job} />}
      companyCard={
        <CompanyCard
          job={job}
          jobs={
            <OtherJobs job={job} jobs={company_jobs} getPath={getPath} allPath={buildCompanyPath(job.organization)} />
          }
        />
      }
      similarJobs={
        similar_jobs.length > 0 && (
          <SimilarJobs>
            <SimilarJobRows jobs={similar_jobs} getPath={getPath} />
          </SimilarJobs>
        )
      }
    />
  );
}
