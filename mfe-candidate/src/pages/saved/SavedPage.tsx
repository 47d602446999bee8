import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { listSavedJobs } from '@foothold/shared/contract';
import { pageSize, parseShownCount } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, EmptyState, LinkButton, Skeleton } from '@foothold/shared/ui';
import { JobList } from '../../jobs/JobList';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { SavedJobCard } from './SavedJobCard';

export { shouldRevalidate } from '@foothold/shared/lists';

/**
 * The saved jobs. When the first page of the list fails the whole page does; when a later one fails, `jobs` is null and
 * the list shows the failure.
 */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const params = new URL(url).searchParams;
  const cursor = params.get('cursor');
  const query = cursor ? { cursor, limit: pageSize } : { limit: parseShownCount(params) };
  try {
    return { cursor, jobs: (await call(listSavedJobs, { query }, signal)).jobs };
  } catch (cause) {
    if (signal.aborted || !cursor) throw cause;
    return { cursor, jobs: null };
  }
}

export function Component() {
  const { jobs } = useLoaderData<typeof loader>();
  if (!jobs) return null;
  return (
    <AreaPage outline={outline} subtitle={jobs.total > 0 && <span role="status">{formatSavedCount(jobs.total)}</span>}>
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
