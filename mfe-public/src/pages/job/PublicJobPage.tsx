import { ApiError, call, takePreloadedResponse } from '@foothold/shared/api';
import { type Output, viewPublicJob } from '@foothold/shared/contract';
import { Await, type LoaderFunctionArgs, Navigate, useLoaderData, useParams } from '@foothold/shared/router';
import { Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import { Suspense } from 'react';
import { PublicLayout } from '../../layout/PublicLayout';
import { JobDetails } from './JobDetails';
import { JobNotFound } from './JobNotFoundPage';

/** `isFinal`: the job does not exist; otherwise the request failed and a retry may work. */
type JobResponse = Output<typeof viewPublicJob>;
type JobResult = JobResponse | { job: null; isFinal: boolean };

/** The job: preloaded with the document, else not awaited, so that the page shows its skeleton meanwhile. */
export function loader({ params, request }: LoaderFunctionArgs): { result: JobResult | Promise<JobResult> } {
  const { slug = '', jobId } = params;
  const preloaded = takePreloadedResponse(viewPublicJob, { slug, jobId });
  if (preloaded) return { result: preloaded };
  const result = call(viewPublicJob, { params: { slug, jobId } }, request.signal).catch((cause: unknown) => ({
    job: null,
    isFinal: cause instanceof ApiError && cause.status < 500,
  }));
  return { result };
}

export function Component() {
  const { result } = useLoaderData<typeof loader>();
  return (
    <PublicLayout>
      <Suspense key={useParams().jobId} fallback={<Loading />}>
        <Await resolve={result}>{renderResult}</Await>
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

const renderResult = (result: JobResult) =>
  result.job ? <JobAtCanonicalUrl response={result} /> : <JobNotFound isFinal={result.isFinal} />;

/** Links with a former title of the job keep working and are redirected to the current one. */
function JobAtCanonicalUrl({ response }: { response: JobResponse }) {
  const { job } = response;
  const { slug } = useParams();
  const canonicalSlug = parseSlug(job.sharelink);
  if (canonicalSlug && canonicalSlug !== slug)
    return <Navigate to={`/viewjob/${encodeURIComponent(canonicalSlug)}/${job.id}`} replace />;
  return <JobDetails {...response} />;
}

const parseSlug = (sharelink: string) => decodeURIComponent(sharelink.split('/').at(-2) ?? '');
