import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { JobDetails, JobNotFound } from '@foothold/shared/jobs';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from '@foothold/shared/router';
import { BackLink, Page, SideBySide, Skeleton, Stack } from '@foothold/shared/ui';
import type { MouseEvent } from 'react';
import { JobAside } from '../../jobs/JobAside';
import { JobCompany, loadJob } from '../../jobs/JobCompany';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';

export const loader = ({ params, request: { signal } }: LoaderFunctionArgs) => loadJob(params.id, signal);

export function Component() {
  const { job, otherJobs } = useLoaderData<typeof loader>();
  return (
    <AreaPage outline={outline}>
      <SideBySide>
        <JobDetails job={job} applicationStatus={job.own_application?.status} />
        <Stack>
          <JobAside job={job} />
          <JobCompany job={job} otherJobs={otherJobs} />
        </Stack>
      </SideBySide>
    </AreaPage>
  );
}

const outline: PageOutline = {
  back: <BackToList />,
  fallbackTitle: 'Job',
  skeleton: <Skeleton of="detail" />,
  failure: 'Failed to fetch jobs. Please try again.',
  offlineFailure,
  notFoundPage: (
    <Page>
      <BackToList />
      <JobNotFound jobsPath={paths.jobs} />
    </Page>
  ),
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

/** Back to the list that the job was opened from: in the history, so that its search and scroll position are restored. */
function BackToList() {
  const from: string | undefined = useLocation().state?.from;
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!from || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to={from ?? paths.jobs} onClick={goBack}>
      {from?.startsWith(paths.saved) ? 'Saved jobs' : 'Jobs'}
    </BackLink>
  );
}
