import { call } from '@foothold/shared/api';
import { listSavedJobs } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, EmptyState, LinkButton, Page, PageHeader, Skeleton } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../LoadFailure';
import { paths } from '../../paths';
import { Results } from '../jobs/Results';

export { shouldRevalidate } from '../jobs/loader';

const perPage = 20;
const mostAtOnce = 200;

/** What the student keeps. A first page that does not come is the page's failure, a later one the list's. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const params = new URL(url).searchParams;
  const cursor = params.get('cursor');
  const shown = Math.min(Number.parseInt(params.get('shown') ?? '', 10) || perPage, mostAtOnce);
  const query = cursor ? { cursor, limit: perPage } : { limit: Math.max(shown, perPage) };
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
    <Frame subtitle={<span role="status">{countOf(jobs.total)}</span>}>
      {jobs.data.length > 0 ? (
        <Results first={jobs} />
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
