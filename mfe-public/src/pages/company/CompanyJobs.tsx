import { useAccessRole, useIdentity } from '@foothold/shared/auth';
import type { Company } from '@foothold/shared/contract';
import { formatJobLocation, formatPay, formatTimeLeft } from '@foothold/shared/format';
import { appliedLabel, getJobCardId, type JobListPage, jobListOptions } from '@foothold/shared/jobs';
import { useInfiniteList } from '@foothold/shared/lists';
import { Button, EmptyState, LinkButton, Meta, RetryStrip, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { JobRow, Rows } from './JobRow';

/** The company's open jobs, newest first. */
export function CompanyJobs({ company, first }: { company: Company; first: JobListPage }) {
  const { total } = first;
  const { rows, hasMore, hasFailed, isLoading, loadMore } = useInfiniteList(first, {
    ...jobListOptions,
    isCountInUrl: false,
  });
  const handlePress = () => loadMore('button');
  const isStudent = useAccessRole() === 'student';
  if (total === 0) return <NoJobs company={company} />;

  return (
    <>
      <Rows>
        {rows.map((job) => (
          <JobRow
            key={job.id}
            id={getJobCardId(job.id)}
            to={isStudent ? `/dashboard/jobs/${job.id}` : new URL(job.sharelink).pathname}
            title={job.job_title}
            details={[formatJobLocation(job), job.duration].filter(Boolean).join(' · ')}
            pay={formatPay(job)}
            aside={job.own_application ? appliedLabel(job.own_application.status) : formatTimeLeft(job.days_left)}
          />
        ))}
      </Rows>
      {hasMore && (
        <Foot>
          {hasFailed ? (
            <RetryStrip onRetry={handlePress} busy={isLoading}>
              Failed to fetch jobs. Please try again.
            </RetryStrip>
          ) : (
            <Button $tone="soft" onClick={handlePress} busy={isLoading} busyLabel="Loading...">
              Show more
            </Button>
          )}
          <Meta role="status">{`${rows.length} of ${total.toLocaleString('en-GB')} shown`}</Meta>
        </Foot>
      )}
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

const Foot = styled.div`display: grid; justify-items: center; gap: ${t.space[2]}; margin-top: ${t.space[5]};`;
