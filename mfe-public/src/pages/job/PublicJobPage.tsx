import { ApiError, call, ready } from '@foothold/shared/api';
import { type Job, viewPublicJob } from '@foothold/shared/contract';
import { Await, type LoaderFunctionArgs, Navigate, useLoaderData, useParams } from '@foothold/shared/router';
import { Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import { Suspense } from 'react';
import { PublicFrame } from '../../parts/PublicFrame';
import { JobMissing } from './JobMissing';
import { JobSheet } from './JobSheet';

/** The job, or why there is none: `gone` for good, or a connection that may work at the next try. */
type Found = { job: Job } | { job: null; gone: boolean };

/** The job that came with the page; else not awaited: the page stands with its skeleton while the job is on its way. */
export function loader({ params, request }: LoaderFunctionArgs): { found: Found | Promise<Found> } {
  const { slug = '', jobId } = params;
  const here = ready(viewPublicJob, { slug, jobId });
  if (here) return { found: here };
  const found = call(viewPublicJob, { params: { slug, jobId } }, request.signal).catch((cause: unknown) => ({
    job: null,
    gone: cause instanceof ApiError && cause.status < 500,
  }));
  return { found };
}

export function Component() {
  const { found } = useLoaderData<typeof loader>();
  return (
    <PublicFrame>
      <Suspense key={useParams().jobId} fallback={<Loading />}>
        <Await resolve={found}>{show}</Await>
      </Suspense>
    </PublicFrame>
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

const show = (found: Found) => (found.job ? <RightAddress job={found.job} /> : <JobMissing final={found.gone} />);

/** A shared link keeps working when the title has changed since; the address bar then shows the right one. */
function RightAddress({ job }: { job: Job }) {
  const { slug } = useParams();
  const right = slugOf(job.sharelink);
  if (right && right !== slug) return <Navigate to={`/viewjob/${encodeURIComponent(right)}/${job.id}`} replace />;
  return <JobSheet job={job} />;
}

const slugOf = (sharelink: string) => decodeURIComponent(sharelink.split('/').at(-2) ?? '');
