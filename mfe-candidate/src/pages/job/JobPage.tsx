import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { type Job, listJobs, viewJob } from '@foothold/shared/contract';
import { CompanyCard, JobDetails, JobNotFound, OtherJobs } from '@foothold/shared/jobs';
import { Await, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from '@foothold/shared/router';
import { BackLink, Page, SideBySide, Skeleton, Stack } from '@foothold/shared/ui';
import { type MouseEvent, Suspense } from 'react';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { JobAside } from './JobAside';

/** The job. The company's other jobs are not awaited: they appear when they have loaded. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { job } = await call(viewJob, { params: { id: params.id } }, signal);
  return { job, otherJobs: loadOtherJobs(job, signal) };
}

export function Component() {
  const { job, otherJobs } = useLoaderData<typeof loader>();
  return (
    <AreaPage outline={outline}>
      <SideBySide>
        <JobDetails job={job} applicationStatus={job.own_application?.status} />
        <Stack>
          <JobAside job={job} />
          <CompanyCard
            job={job}
            jobs={
              // No fallback: at the end of the column it moves nothing when it appears.
              <Suspense>
                <Await resolve={otherJobs}>
                  {(jobs: Job[]) => (
                    <OtherJobs
                      job={job}
                      jobs={jobs}
                      getPath={({ id }) => paths.job(id)}
                      allPath={paths.companyJobs(job.company_name)}
                    />
                  )}
                </Await>
              </Suspense>
            }
          />
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

const maxOtherJobs = 3;

/** The newest other open jobs of the same company. A failure is logged and leaves them out: the page works without. */
async function loadOtherJobs({ id, org_id }: Job, signal: AbortSignal): Promise<Job[]> {
  try {
    const { jobs } = await call(listJobs, { query: { org_id: String(org_id), limit: maxOtherJobs + 1 } }, signal);
    return jobs.data.filter((job) => job.id !== id).slice(0, maxOtherJobs);
  } catch (cause) {
    if (!signal.aborted) reportError(cause);
    return [];
  }
}
