import { call } from '@foothold/shared/api';
import { viewJob } from '@foothold/shared/contract';
import { JobSheet } from '@foothold/shared/jobs';
import { type LoaderFunctionArgs, useLoaderData, useRouteError } from '@foothold/shared/router';
import { Page, SideBySide, Skeleton, Stack, VisuallyHidden } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../LoadFailure';
import { BackToList } from './BackToList';
import { CompanyCard } from './CompanyCard';
import { isMissing } from './isMissing';
import { JobAside } from './JobAside';
import { JobNotFound } from './JobNotFound';
import { othersOf } from './others';

/** The job; the company's other jobs follow when they come. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { job } = await call(viewJob, { params: { id: params.id } }, signal);
  return { job, others: othersOf(job, signal) };
}

export function Component() {
  const { job, others } = useLoaderData<typeof loader>();
  return (
    <Frame>
      <SideBySide>
        <JobSheet job={job} sent={job.own_application?.status} />
        <Stack>
          <JobAside job={job} />
          <CompanyCard job={job} others={others} />
        </Stack>
      </SideBySide>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Unnamed />
    <Skeleton of="detail" />
  </Frame>
);

export function ErrorBoundary() {
  const error = useRouteError();
  if (isMissing(error)) {
    return (
      <Frame>
        <JobNotFound />
      </Frame>
    );
  }
  return (
    <Frame>
      <Unnamed />
      <LoadFailure>Failed to fetch jobs. Please try again.</LoadFailure>
    </Frame>
  );
}

/** The page's heading for as long as the job's title is not known. */
const Unnamed = () => <VisuallyHidden as="h1">Job</VisuallyHidden>;

const Frame = ({ children }: { children: ReactNode }) => (
  <Page>
    <BackToList />
    {children}
  </Page>
);
