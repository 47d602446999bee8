import { ApiError, call, takePreloadedResponse } from '@foothold/shared/api';
import { type Job, viewPublicJob } from '@foothold/shared/contract';
import { Await, type LoaderFunctionArgs, Navigate, useLoaderData, useParams } from '@foothold/shared/router';
import { Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import { Suspense } from 'react';
import { PublicLayout } from '../../layout/PublicLayout';
import { JobDetails } from './JobDetails';
import { JobNotFound } from './JobNotFound';

/** The job, or why there is none: `gone` for good, or a connection that may work at the next try. */
type JobResult = { job: Job } | { job: null; gone: boolean };

/** The job that came with the page; else not awaited: the page stands with its skeleton while the job is on its way. */
export function loader({ params, request }: LoaderFunctionArgs): { found: JobResult | Promise<JobResult> } {
  const { slug = '', jobId } = params;
  const preloaded = takePreloadedResponse(viewPublicJob, { slug, jobId });
  if (preloaded) return { found: preloaded };
  const found = call(viewPublicJob, { params: { slug, jobId } }, request.signal).catch((cause: unknown) => ({
    job: null,
    gone: cause instanceof ApiError && cause.status < 500,
  }));
  return { found };
}

export function Component() {
  const { found } = useLoaderData<typeof loader>();
  return (
    <PublicLayout>
      <Suspense key={useParams().jobId} fallback={<Loading />}>
        <Await resolve={found}>{renderResult}</Await>
      </Suspense>
    </PublicLayout>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden as="h1">Job</VisuallyHidden>
      <Skeleton of="detail" />
    </>
  );
}

const renderResult = (found: JobResult) =>
  found.job ? <JobAtCanonicalUrl job={found.job} /> : <JobNotFound isFinal={found.gone} />;

/** A shared link keeps working when the title has changed since; the address bar then shows the right one. */
function JobAtCanonicalUrl({ job }: { job: Job }) {
  const { slug } = useParams();
  const canonicalSlug = parseSlug(job.sharelink);
  if (canonicalSlug && canonicalSlug !== slug)
    return <Navigate to={`/viewjob/${encodeURIComponent(canonicalSlug)}/${job.id}`} replace />;
  return <JobDetails job={job} />;
}

const parseSlug = (sharelink: string) => decodeURIComponent(sharelink.split('/').at(-2) ?? '');
