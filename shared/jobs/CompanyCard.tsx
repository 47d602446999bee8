import type { Job } from '@foothold/shared/contract';
import {
  buildCompanyPath,
  formatAllCompanyJobs,
  formatCompanyAddress,
  formatReplyRecord,
  formatTimeLeft,
} from '@foothold/shared/format';
import { Avatar, Meta, TextLink } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { CompanyCardLayout, CompanyJobLink, CompanyJobLinks } from './CompanyCardLayout';

/** The company that offers the job; `jobs` are its `OtherJobs`. */
export function CompanyCard({ job: { company_name, organization }, jobs }: { job: Job; jobs: ReactNode }) {
  const address = formatCompanyAddress(organization);
  const replies = formatReplyRecord(organization.reply_record);
  return (
    <CompanyCardLayout
      logo={<Avatar name={company_name} logo={organization.logo} />}
      name={
        company_name ? <TextLink to={buildCompanyPath(organization)}>{company_name}</TextLink> : 'Company Not Listed'
      }
      address={
        <>
          {address && <Meta>{address}</Meta>}
          {replies && <Meta>{replies}</Meta>}
        </>
      }
      jobs={jobs}
    />
  );
}

interface OtherJobsProps {
  job: Job;
  jobs: Job[];
  getPath: (job: Job) => string;
  /** Where all of the company's jobs are listed. */
  allPath: string;
}

export function OtherJobs({ job, jobs, getPath, allPath }: OtherJobsProps) {
  if (jobs.length === 0) return null;
  const allLabel = formatAllCompanyJobs(job, jobs.length);
  return (
    <CompanyJobLinks all={allLabel && <TextLink to={allPath}>{allLabel}</TextLink>}>
      {jobs.map((other) => (
        <CompanyJobLink
          key={other.id}
          to={getPath(other)}
          title={other.job_title || 'Untitled Position'}
          details={[other.location, formatTimeLeft(other.days_left)].filter(Boolean).join(' · ')}
        />
      ))}
    </CompanyJobLinks>
  );
}
