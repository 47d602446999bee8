import { call } from '@foothold/shared/api';
import { LoadFailure, useLive } from '@foothold/shared/area';
import { viewOwnJob } from '@foothold/shared/contract';
import { JobSheet } from '@foothold/shared/jobs';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRouteError } from '@foothold/shared/router';
import { BackLink, media, Page, SideBySide, Skeleton, Stack, VisuallyHidden } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isMissing } from '../../isMissing';
import { JobDialogs } from '../../manage/JobDialogs';
import { TakenDown } from '../../manage/TakenDown';
import { useJobChanges } from '../../manage/useJobChanges';
import { paths } from '../../paths';
import { JobNotFound } from './JobNotFound';
import { JobStanding } from './JobStanding';
import { OwnerActions } from './OwnerActions';
import { Questions } from './Questions';

export const loader = ({ params, request: { signal } }: LoaderFunctionArgs) =>
  call(viewOwnJob, { params: { id: params.id } }, signal);

/** A job as students see it, and beside it what only its company is told and may do. */
export function Component() {
  const { job: stored, applications, saves } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const changes = useJobChanges(() => navigate(paths.jobs));
  useLive('application', 'job');
  const job = { ...stored, display_status: changes.under.get(stored.id)?.to ?? stored.display_status };

  return (
    <Frame>
      <SideBySide>
        <Stack>
          <JobSheet job={job} />
          <Questions job={job} />
        </Stack>
        <Aside as="aside" aria-label="How this job does">
          <JobStanding job={job} applications={applications} saves={saves} />
          {job.taken_down ? <TakenDown of={job.taken_down} /> : <OwnerActions job={job} changes={changes} />}
        </Aside>
      </SideBySide>
      <JobDialogs changes={changes} />
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
  const missing = isMissing(useRouteError());
  return (
    <Frame>
      {missing ? (
        <JobNotFound />
      ) : (
        <>
          <Unnamed />
          <LoadFailure say={() => 'Failed to fetch jobs. Please try again later.'} />
        </>
      )}
    </Frame>
  );
}

/** The page's heading for as long as the job's title is not known. */
const Unnamed = () => <VisuallyHidden as="h1">Job</VisuallyHidden>;

const Frame = ({ children }: { children: ReactNode }) => (
  <Page>
    <BackLink to={paths.jobs}>Jobs</BackLink>
    {children}
  </Page>
);

// Where there is one column, how the job does comes before its long text, which its company has written itself.
const Aside = styled(Stack)`${media.narrow} { order: -1; }`;
