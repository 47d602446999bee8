import type { JobStatus } from '@foothold/shared/contract';
import { EmptyState, LinkButton } from '@foothold/shared/ui';
import { paths } from '../../routes/paths';
import { getJobsUrl } from './loader';

interface NoJobsProps {
  tab: JobStatus;
  q: string;
  /** Whether the company has no job in any tab. */
  isFirst: boolean;
}

export function NoJobs({ tab, q, isFirst }: NoJobsProps) {
  const title = `No ${tab} jobs found`;
  if (q) {
    return (
      <EmptyState
        title={title}
        illustration="match"
        action={<LinkButton to={getJobsUrl(tab, '')}>Clear search</LinkButton>}
      >
        No title here has “{q}”. Try fewer words, or another tab.
      </EmptyState>
    );
  }
  const create = (
    <LinkButton to={paths.createJob} $tone="primary">
      {isFirst ? 'Create Your First Job' : 'Create Job'}
    </LinkButton>
  );
  return (
    <EmptyState title={title} illustration="first" action={tab === 'Active' && create}>
      {emptyTexts[tab]}
    </EmptyState>
  );
}

const emptyTexts: Record<JobStatus, string> = {
  Active: 'A post takes five minutes.',
  Closed: 'Jobs that you close are kept here, and can be opened again.',
  Expired: 'Jobs whose deadline has passed are kept here, and can be opened again with a new one.',
};
