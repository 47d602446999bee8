import { call } from '@foothold/shared/api';
import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useRevalidateOnEvents,
} from '@foothold/shared/area';
import { viewOwnJob } from '@foothold/shared/contract';
import { JobDetails, JobNotFound } from '@foothold/shared/jobs';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from '@foothold/shared/router';
import { BackLink, CardTitle, media, Page, SideBySide, Skeleton, Stack } from '@foothold/shared/ui';
import styled from 'styled-components';
import { HeldNotice } from '../../jobs/HeldNotice';
import { JobDialogs } from '../../jobs/JobDialogs';
import { TakenDownNotice } from '../../jobs/TakenDownNotice';
import { useJobActions } from '../../jobs/useJobActions';
import { paths } from '../../routes/paths';
import { JobOverview } from './JobOverview';
import { OwnerActions } from './OwnerActions';
import { Questions } from './Questions';

export const loader = ({ params, request: { signal } }: LoaderFunctionArgs) =>
  call(viewOwnJob, { params: { id: params.id } }, signal);

/** A job as students see it, with the numbers and actions that only its company sees beside it. */
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
    <AreaPage outline={outline}>
      <SideBySide>
        <Stack>
          <JobDetails job={job} />
          <Questions job={job} />
        </Stack>
        <Aside as="aside" aria-label="How this job does">
          <TitleAbove as="p" aria-hidden="true">
            {job.job_title}
          </TitleAbove>
          <JobOverview job={job} applications={applications} saves={saves} />
          {job.held && <HeldNotice held={job.held} />}
          {job.taken_down ? (
            <TakenDownNotice takenDown={job.taken_down} />
          ) : (
            <OwnerActions job={job} actions={actions} />
          )}
        </Aside>
      </SideBySide>
      <JobDialogs actions={actions} />
    </AreaPage>
  );
}

const back = <BackLink to={paths.jobs}>Jobs</BackLink>;

const outline: PageOutline = {
  back,
  fallbackTitle: 'Job',
  skeleton: <Skeleton of="detail" />,
  failure: 'Failed to fetch jobs. Please try again later.',
  notFoundPage: (
    <Page>
      {back}
      <JobNotFound jobsPath={paths.jobs} />
    </Page>
  ),
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

// In a single column the numbers come first: the company knows the long text, because it wrote it.
const Aside = styled(Stack)`${media.narrow} { order: -1; }`;
// And then the heading, which names the job, is below them.
const TitleAbove = styled(CardTitle)`display: none; overflow-wrap: anywhere; ${media.narrow} { display: block; }`;
