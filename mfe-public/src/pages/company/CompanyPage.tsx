import { ApiError, call, ready } from '@foothold/shared/api';
import { listJobs, type Output, viewCompany } from '@foothold/shared/contract';
import {
  Await,
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useLocation,
  useParams,
} from '@foothold/shared/router';
import { companyPath } from '@foothold/shared/text';
import { Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import { Suspense } from 'react';
import { PublicFrame } from '../../parts/PublicFrame';
import { CompanyMissing } from './CompanyMissing';
import { CompanySheet } from './CompanySheet';
import type { MoreJobs } from './useMoreJobs';

type Read = Output<typeof viewCompany>;
/** The company, or why there is none: `gone` for good, or a connection that may work at the next try. */
type Found = Read | { company: null; gone: boolean };

/** The company that came with the page; else not awaited. With a `cursor`, the jobs behind it alone. */
export function loader({
  params: { id },
  request,
}: LoaderFunctionArgs): { found: Found | Promise<Found> } | Promise<MoreJobs> {
  const cursor = new URL(request.url).searchParams.get('cursor');
  if (cursor !== null) return moreJobs({ org_id: id, cursor }, request.signal);
  const here = ready(viewCompany, { id });
  if (here) return { found: here };
  const found = call(viewCompany, { params: { id } }, request.signal).catch((cause: unknown) => ({
    company: null,
    gone: cause instanceof ApiError && cause.status < 500,
  }));
  return { found };
}

const atOnce = 10;

async function moreJobs(from: { org_id: string | undefined; cursor: string }, signal: AbortSignal): Promise<MoreJobs> {
  const { cursor } = from;
  return call(listJobs, { query: { ...from, limit: atOnce } }, signal).then(
    ({ jobs }) => ({ cursor, jobs }),
    () => ({ cursor, jobs: null }),
  );
}

export function Component() {
  const { found } = useLoaderData<{ found: Found | Promise<Found> }>();
  return (
    <PublicFrame>
      <Suspense key={useParams().id} fallback={<Loading />}>
        <Await resolve={found}>{show}</Await>
      </Suspense>
    </PublicFrame>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden as="h1">Company</VisuallyHidden>
      <Skeleton of="detail" />
    </>
  );
}

const show = (found: Found) => (found.company ? <RightAddress read={found} /> : <CompanyMissing final={found.gone} />);

/** A link keeps working when the company has another name since; the address bar then shows the right one. */
function RightAddress({ read }: { read: Read }) {
  const { pathname } = useLocation();
  const right = companyPath(read.company);
  if (right !== pathname.replace(/\/$/, '')) return <Navigate to={right} replace />;
  return <CompanySheet key={read.company.id} {...read} />;
}
