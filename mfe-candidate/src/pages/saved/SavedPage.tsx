import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { listSavedJobs } from '@foothold/shared/contract';
import { JobList } from '@foothold/shared/jobList';
import { loadListPage } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, EmptyState, LinkButton, Skeleton } from '@foothold/shared/ui';

import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { SavedTabs } from '../../savedSearches/SavedTabs';
import { SavedJobCard } from './SavedJobCard';

export { shouldRevalidate } from '@foothold/shared/lists';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadListPage(request, async (query) => (await call(listSavedJobs, { query }, request.signal)).jobs);

export function Component() {
  const { page: jobs } = useLoaderData<typeof loader>();
  if (!jobs) return null;
  return (
    <AreaPage outline={outline} subtitle={jobs.total > 0 && <span role="status">{formatSavedCount(jobs.total)}</span>}>
      <SavedTabs current={paths.saved} />
      {jobs.data.length > 0 ? (
        <JobList firstPage={jobs} cardComponent={SavedJobCard} />
      ) : (
        <EmptyState
          title="No saved jobs"
          illustration="first"
          action={<LinkButton to={paths.jobs}>Browse jobs</LinkButton>}
        >
          Press Save on a job to find it here again.
        </EmptyState>
      )}
    </AreaPage>
  );
}

const outline: PageOutline = {
  back: <BackLink to={paths.jobs}>Jobs</BackLink>,
  title: 'Saved jobs',
  skeleton: <Skeleton of="card" count={4} />,
  failure: 'Failed to fetch jobs. Please try again.',
  offlineFailure,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

const formatSavedCount = (total: number) =>
  total === 1 ? '1 job saved' : `${total.toLocaleString('en-GB')} jobs saved`;
