import { call } from '@foothold/shared/api';
import { viewJob } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRouteError } from '@foothold/shared/router';
import { BackLink, Page, SideBySide, Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../LoadFailure';
import { paths } from '../../paths';
import { isMissing } from './isMissing';
import { JobAside } from './JobAside';
import { JobNotFound } from './JobNotFound';
import { JobSheet } from './JobSheet';

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  call(viewJob, { params: { id: params.id } }, request.signal);

export function Component() {
  const { job } = useLoaderData<typeof loader>();
  return (
    <Frame>
      <SideBySide>
        <JobSheet job={job} />
        <JobAside job={job} />
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

function Frame({ children }: { children: ReactNode }) {
  // Back to the search that led here, where one did.
  const { state } = useLocation();
  return (
    <Page>
      <BackLink to={{ pathname: paths.jobs, search: state?.search }}>Jobs</BackLink>
      {children}
    </Page>
  );
}
