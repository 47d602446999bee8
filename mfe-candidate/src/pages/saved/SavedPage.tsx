import { call } from '@foothold/shared/api';
import { listSavedJobs } from '@foothold/shared/contract';
import { perPage, shownIn } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, EmptyState, LinkButton, Page, PageHeader, Skeleton } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../LoadFailure';
import { paths } from '../../paths';
import { Results } from '../jobs/Results';
import { SavedCard } from './SavedCard';

export { shouldRevalidate } from '@foothold/shared/lists';

/** What the student keeps. A first page that does not come is the page's failure, a later one the list's. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const params = new URL(url).searchParams;
  const cursor = params.get('cursor');
  const query = cursor ? { cursor, limit: perPage } : { limit: shownIn(params) };
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
    <Frame subtitle={jobs.total > 0 && <span role="status">{countOf(jobs.total)}</span>}>
      {jobs.data.length > 0 ? (
        <Results first={jobs} as={SavedCard} />
      ) : (
        <EmptyState title="No saved jobs" missing="first" action={<LinkButton to={paths.jobs}>Browse jobs</LinkButton>}>
          Press Save on a job to find it here again.
        </EmptyState>
      )}
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
    <LoadFailure>Failed to fetch jobs. Please try again.</LoadFailure>
  </Frame>
);

const Frame = ({ subtitle, children }: { subtitle?: ReactNode; children: ReactNode }) => (
  <Page>
    <BackLink to={paths.jobs}>Jobs</BackLink>
    <PageHeader title="Saved jobs" subtitle={subtitle} />
    {children}
  </Page>
);

const countOf = (total: number) => (total === 1 ? '1 job saved' : `${total.toLocaleString('en-GB')} jobs saved`);
