import { call } from '@foothold/shared/api';
import { viewJob } from '@foothold/shared/contract';
import { JobDetails } from '@foothold/shared/jobs';
import { type LoaderFunctionArgs, useLoaderData, useRouteError } from '@foothold/shared/router';
import { Page, SideBySide, Skeleton, Stack, VisuallyHidden } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { isNotFoundError } from '../../isNotFoundError';
import { JobNotFound } from '../../jobs/JobNotFound';
import { LoadFailure } from '../../LoadFailure';
import { BackToList } from './BackToList';
import { CompanyCard } from './CompanyCard';
import { JobAside } from './JobAside';
import { loadOtherJobs } from './loadOtherJobs';

/** The job; the company's other jobs follow when they come. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { job } = await call(viewJob, { params: { id: params.id } }, signal);
  return { job, others: loadOtherJobs(job, signal) };
}

export function Component() {
  const { job, others } = useLoaderData<typeof loader>();
  return (
    <PageLayout>
      <SideBySide>
        <JobDetails job={job} applicationStatus={job.own_application?.status} />
        <Stack>
          <JobAside job={job} />
          <CompanyCard job={job} otherJobs={others} />
        </Stack>
      </SideBySide>
    </PageLayout>
  );
}

export const HydrateFallback = () => (
  <PageLayout>
    <FallbackHeading />
    <Skeleton of="detail" />
  </PageLayout>
);

export function ErrorBoundary() {
  const error = useRouteError();
  if (isNotFoundError(error)) {
    return (
      <PageLayout>
        <JobNotFound />
      </PageLayout>
    );
  }
  return (
    <PageLayout>
      <FallbackHeading />
      <LoadFailure>Failed to fetch jobs. Please try again.</LoadFailure>
    </PageLayout>
  );
}

/** The page's heading for as long as the job's title is not known. */
const FallbackHeading = () => <VisuallyHidden as="h1">Job</VisuallyHidden>;

const PageLayout = ({ children }: { children: ReactNode }) => (
  <Page>
    <BackToList />
    {children}
  </Page>
);
