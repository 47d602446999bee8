import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useRevalidateOnEvents,
} from '@foothold/shared/area';
import { type JobStatus, jobStatuses } from '@foothold/shared/contract';
import { SearchBox } from '@foothold/shared/lists';
import { useLoaderData, useNavigate } from '@foothold/shared/router';
import { LinkButton, Skeleton, StatStrip, TabLinks } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import { JobDialogs } from '../../jobs/JobDialogs';
import { type JobActions, useJobActions } from '../../jobs/useJobActions';
import { DueReplies } from '../../replies/DueReplies';
import { paths } from '../../routes/paths';
import { JobList } from './JobList';
import { getJobsUrl, type loader } from './loader';
import { NoJobs } from './NoJobs';

export { shouldRevalidate } from '@foothold/shared/lists';
export { loader } from './loader';

export function Component() {
  const { page, tab, q } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const actions = useJobActions();
  useRevalidateOnEvents('application', 'job');
  if (!page) return null;

  const estimatedCounts = estimateCounts(page.counts, actions.pendingChanges);
  const estimatedFound = estimateCounts(page.found, actions.pendingChanges);
  const search = (words: string) => void navigate(getJobsUrl(tab, words), { replace: true, preventScrollReset: true });

  return (
    <AreaPage
      outline={outline}
      actions={
        <>
          <SearchBox q={q} label="Search your jobs" placeholder="Title of a job" onSearch={search} />
          {createLink}
        </>
      }
    >
      {page.due && <DueReplies due={page.due} />}
      <StatStrip
        isAboveList
        stats={jobStatuses.map((status) => ({ label: `${status} Jobs`, value: estimatedCounts[status] }))}
      />
      <TabLinks
        label="Jobs by status"
        tabs={jobStatuses.map((status) => ({
          to: getJobsUrl(status, q),
          label: status,
          count: estimatedFound[status],
          current: status === tab,
        }))}
      />
      {estimatedFound[tab] === 0 ? (
        <NoJobs tab={tab} q={q} isFirst={jobStatuses.every((status) => estimatedCounts[status] === 0)} />
      ) : (
        <JobList key={tab + q} tab={tab} firstPage={page} actions={actions} />
      )}
      <JobDialogs actions={actions} />
    </AreaPage>
  );
}

const createLink = (
  <LinkButton to={paths.createJob} $tone="soft" icon={Plus}>
    Create Job
  </LinkButton>
);

const outline: PageOutline = {
  title: 'Jobs',
  actions: createLink,
  skeleton: <Skeleton of="card" count={4} />,
  failure: 'Failed to fetch jobs. Please try again later.',
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

type Counts = Record<JobStatus, number>;

/** The counts with all pending changes applied. */
function estimateCounts(counts: Counts, pendingChanges: JobActions['pendingChanges']): Counts {
  const changes = [...pendingChanges.values()];
  const count = (status: JobStatus) =>
    counts[status] +
    changes.filter(({ targetStatus }) => targetStatus === status).length -
    changes.filter(({ job }) => job.display_status === status).length;
  return Object.fromEntries(jobStatuses.map((status) => [status, Math.max(0, count(status))])) as Counts;
}
