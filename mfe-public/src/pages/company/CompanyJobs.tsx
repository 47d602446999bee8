import { useAccessRole, useIdentity } from '@foothold/shared/auth';
import type { Company, Job } from '@foothold/shared/contract';
import { formatJobLocation, formatPay, formatTimeLeft } from '@foothold/shared/format';
import { appliedLabel, getJobPath, JobRow, JobRows } from '@foothold/shared/jobs';
import { getRowId, ListFooter, type ListPage, useInfiniteList } from '@foothold/shared/lists';
import { EmptyState, LinkButton } from '@foothold/shared/ui';

/** The company's open jobs, newest first. */
export function CompanyJobs({ company, first }: { company: Company; first: ListPage<Job> }) {
  const list = useInfiniteList(first, { isCountInUrl: false });
  const isStudent = useAccessRole() === 'student';
  if (list.total === 0) return <NoJobs company={company} />;

  return (
    <>
      <JobRows>
        {list.rows.map((job) => (
          <JobRow
            key={job.id}
            id={getRowId(job.id)}
            to={getJobPath(job, isStudent)}
            title={job.job_title}
            details={[formatJobLocation(job), job.duration].filter(Boolean).join(' · ')}
            pay={formatPay(job)}
            aside={job.own_application ? appliedLabel(job.own_application.status) : formatTimeLeft(job.days_left)}
          />
        ))}
      </JobRows>
      {list.hasMore && <ListFooter list={list} failureMessage="Failed to fetch jobs. Please try again." isCentered />}
    </>
  );
}

function NoJobs({ company }: { company: Company }) {
  const identity = useIdentity();
  if (identity?.role === 'organization' && identity.role_specific_id === company.id) {
    return (
      <EmptyState title="No open jobs" action={<LinkButton to="/dashboard/create-job">Create Job</LinkButton>}>
        Jobs that you post are listed here for everybody.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No open jobs"
      action={<LinkButton to={identity ? '/loader' : '/'}>{identity ? 'Dashboard' : 'Go to the start'}</LinkButton>}
    >
      This company is not looking for anybody at the moment.
    </EmptyState>
  );
}
