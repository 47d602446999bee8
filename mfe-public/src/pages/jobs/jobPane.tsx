import { call } from '@foothold/shared/api';
import { useAccessRole } from '@foothold/shared/auth';
import { type Output, viewPublicJob } from '@foothold/shared/contract';
import { buildCompanyPath, formatJobDetails } from '@foothold/shared/format';
import { JobPaneColumns, JobPaneLink } from '@foothold/shared/jobList';
import {
  CompanyCard,
  DeadlineTimeline,
  getJobPath,
  JobDetails,
  JobRows,
  OtherJobs,
  ShareButton,
  SimilarJobRows,
} from '@foothold/shared/jobs';
import { Row, Section, Stack } from '@foothold/shared/ui';
import { ApplyAction } from '../../jobs/ApplyAction';
import { JobDetailList } from '../../jobs/JobDetailList';

type PublicJob = Output<typeof viewPublicJob>;

/** A job as it stands beside the list. The server ignores the title in the request. */
export async function loadJobPane(jobId: number, signal: AbortSignal) {
  return <PublicJobPane {...(await call(viewPublicJob, { params: { slug: 'job', jobId } }, signal))} />;
}

function PublicJobPane({ job, company_jobs, similar_jobs }: PublicJob) {
  const isStudent = useAccessRole() === 'student';
  const getPath = (other: PublicJob['job']) => getJobPath(other, isStudent);
  return (
    <JobPaneColumns>
      <JobDetails
        job={job}
        as="h2"
        actions={
          <Stack $gap={4}>
            <DeadlineTimeline job={job} />
            <ApplyAction job={job} />
            <Row $between>
              <ShareButton job={job} />
              <JobPaneLink to={getPath(job)} />
            </Row>
          </Stack>
        }
      />
      <Stack $gap={4}>
        <JobDetailList details={formatJobDetails(job)} />
        <CompanyCard
          job={job}
          jobs={
            <OtherJobs job={job} jobs={company_jobs} getPath={getPath} allPath={buildCompanyPath(job.organization)} />
          }
        />
        {similar_jobs.length > 0 && (
          <Section title="Similar jobs">
            <JobRows>
              <SimilarJobRows jobs={similar_jobs} getPath={getPath} />
            </JobRows>
          </Section>
        )}
      </Stack>
    </JobPaneColumns>
  );
}
