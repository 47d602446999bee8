import { call } from '@foothold/shared/api';
import { LoadFailure, useRevalidateOnEvents } from '@foothold/shared/area';
import { viewOwnJob } from '@foothold/shared/contract';
import { JobDetails } from '@foothold/shared/jobs';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRouteError } from '@foothold/shared/router';
import { BackLink, media, Page, SideBySide, Skeleton, Stack, VisuallyHidden } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isNotFoundError } from '../../isNotFoundError';
import { JobDialogs } from '../../jobs/JobDialogs';
import { JobNotFound } from '../../jobs/JobNotFound';
import { TakenDownNotice } from '../../jobs/TakenDownNotice';
import { useJobActions } from '../../jobs/useJobActions';
import { paths } from '../../paths';
import { JobOverview } from './JobOverview';
import { OwnerActions } from './OwnerActions';
import { Questions } from './Questions';

export const loader = ({ params, request: { signal } }: LoaderFunctionArgs) =>
  call(viewOwnJob, { params: { id: params.id } }, signal);

/** A job as students see it, and beside it what only its company is told and may do. */
export function Component() {
  const { job: stored, applications, saves } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const actions = useJobActions(() => navigate(paths.jobs));
  useRevalidateOnEvents('application', 'job');
  const job = {
    ...stored,
    display_status: actions.pendingChanges.get(stored.id)?.targetStatus ?? stored.display_status,
  };

  return (
    <PageLayout>
      <SideBySide>
        <Stack>
          <JobDetails job={job} />
          <Questions job={job} />
        </Stack>
        <Aside as="aside" aria-label="How this job does">
          <JobOverview job={job} applications={applications} saves={saves} />
          {job.taken_down ? (
            <TakenDownNotice takenDown={job.taken_down} />
          ) : (
            <OwnerActions job={job} actions={actions} />
          )}
        </Aside>
      </SideBySide>
      <JobDialogs actions={actions} />
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
  const missing = isNotFoundError(useRouteError());
  return (
    <PageLayout>
      {missing ? (
        <JobNotFound />
      ) : (
        <>
          <FallbackHeading />
          <LoadFailure formatMessage={() => 'Failed to fetch jobs. Please try again later.'} />
        </>
      )}
    </PageLayout>
  );
}

/** The page's heading for as long as the job's title is not known. */
const FallbackHeading = () => <VisuallyHidden as="h1">Job</VisuallyHidden>;

const PageLayout = ({ children }: { children: ReactNode }) => (
  <Page>
    <BackLink to={paths.jobs}>Jobs</BackLink>
    {children}
  </Page>
);

// Where there is one column, how the job does comes before its long text, which its company has written itself.
const Aside = styled(Stack)`${media.narrow} { order: -1; }`;
