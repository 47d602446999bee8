import { LoadFailure, useLive } from '@foothold/shared/area';
import { jobStatuses } from '@foothold/shared/contract';
import { SearchBox } from '@foothold/shared/lists';
import { useLoaderData, useNavigate } from '@foothold/shared/router';
import { LinkButton, Page, PageHeader, Skeleton, StatStrip, TabLinks } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { JobDialogs } from '../../manage/JobDialogs';
import { useJobChanges } from '../../manage/useJobChanges';
import { paths } from '../../paths';
import { foreseen } from './foreseen';
import { JobList } from './JobList';
import { addressOf, type loader } from './loader';
import { NoJobs } from './NoJobs';

export { shouldRevalidate } from '@foothold/shared/lists';
export { loader } from './loader';

export function Component() {
  const { jobs, counts, found, tab, q } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const changes = useJobChanges();
  useLive('application', 'job');
  if (!jobs) return null;

  const many = foreseen(counts, changes.under);
  const fitting = foreseen(found, changes.under);
  const search = (words: string) => void navigate(addressOf(tab, words), { replace: true, preventScrollReset: true });

  return (
    <Frame search={<SearchBox q={q} label="Search your jobs" placeholder="Title of a job" onAsk={search} />}>
      <StatStrip figures={jobStatuses.map((status) => ({ label: `${status} Jobs`, value: many[status] }))} />
      <TabLinks
        label="Jobs by status"
        tabs={jobStatuses.map((status) => ({
          to: addressOf(status, q),
          label: status,
          count: fitting[status],
          current: status === tab,
        }))}
      />
      {fitting[tab] === 0 ? (
        <NoJobs tab={tab} q={q} />
      ) : (
        <JobList key={tab + q} tab={tab} first={jobs} changes={changes} />
      )}
      <JobDialogs changes={changes} />
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Skeleton of="card" count={4} />
  </Frame>
);

export const ErrorBoundary = () => (
  <Frame>
    <LoadFailure say={() => 'Failed to fetch jobs. Please try again later.'} />
  </Frame>
);

function Frame({ search, children }: { search?: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <PageHeader
        title="Jobs"
        actions={
          <>
            {search}
            <LinkButton to={paths.createJob} $tone="soft" icon={Plus}>
              Create Job
            </LinkButton>
          </>
        }
      />
      {children}
    </Page>
  );
}
