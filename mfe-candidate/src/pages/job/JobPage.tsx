import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { viewJob } from '@foothold/shared/contract';
import { JobDetails, JobNotFound } from '@foothold/shared/jobs';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Page, SideBySide, Skeleton, Stack } from '@foothold/shared/ui';
import { offlineFailure } from '../../offlineFailure';
import { paths } from '../../paths';
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
    <AreaPage outline={outline}>
      <SideBySide>
        <JobDetails job={job} applicationStatus={job.own_application?.status} />
        <Stack>
          <JobAside job={job} />
          <CompanyCard job={job} otherJobs={others} />
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
