import { EmptyState, LinkButton } from '@foothold/shared/ui';
import { paths } from '../../routes/paths';

/** The company has no applications at all. */
export const NoApplicationsYet = ({ hasJobs }: { hasJobs: boolean }) => (
  <EmptyState
    title="No Applications Yet"
    action={
      hasJobs ? (
        <LinkButton to={paths.jobs}>See your jobs</LinkButton>
      ) : (
        <LinkButton to={paths.createJob} $tone="primary">
          Create Your First Job
        </LinkButton>
      )
    }
  >
    Applications arrive here once a job of yours is open.
  </EmptyState>
);

/** No application matches the filters, or the job has none. */
export const NoMatchingApplications = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState title="No applications found." illustration="match">
    {isFiltered ? 'Try another status, or fewer letters of the name.' : 'Nobody has applied for this job yet.'}
  </EmptyState>
);
