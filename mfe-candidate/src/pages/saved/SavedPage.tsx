import { call } from '@foothold/shared/api';
import { listSavedJobs } from '@foothold/shared/contract';
import { pageSize, parseShownCount } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, EmptyState, LinkButton, Page, PageHeader, Skeleton } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { JobList } from '../../jobs/JobList';
import { LoadFailure } from '../../LoadFailure';
import { paths } from '../../paths';
import { SavedJobCard } from './SavedJobCard';

export { shouldRevalidate } from '@foothold/shared/lists';

/** What the student keeps. A first page that does not come is the page's failure, a later one the list's. */
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
    <PageLayout subtitle={jobs.total > 0 && <span role="status">{formatSavedCount(jobs.total)}</span>}>
      {jobs.data.length > 0 ? (
        <JobList first={jobs} cardComponent={SavedJobCard} />
      ) : (
        <EmptyState
          title="No saved jobs"
          illustration="first"
          action={<LinkButton to={paths.jobs}>Browse jobs</LinkButton>}
        >
          Press Save on a job to find it here again.
        </EmptyState>
      )}
    </PageLayout>
  );
}

export const HydrateFallback = () => (
  <PageLayout>
    <Skeleton of="card" count={4} />
  </PageLayout>
);

export const ErrorBoundary = () => (
  <PageLayout>
    <LoadFailure>Failed to fetch jobs. Please try again.</LoadFailure>
  </PageLayout>
);

const PageLayout = ({ subtitle, children }: { subtitle?: ReactNode; children: ReactNode }) => (
  <Page>
    <BackLink to={paths.jobs}>Jobs</BackLink>
    <PageHeader title="Saved jobs" subtitle={subtitle} />
    {children}
  </Page>
);

const formatSavedCount = (total: number) =>
  total === 1 ? '1 job saved' : `${total.toLocaleString('en-GB')} jobs saved`;
