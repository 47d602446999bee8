import { ApiError, call, takePreloadedResponse } from '@foothold/shared/api';
import { listJobs, type Output, viewCompany } from '@foothold/shared/contract';
import { buildCompanyPath } from '@foothold/shared/format';
import type { LoadedJobPage } from '@foothold/shared/jobs';
import {
  Await,
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useLocation,
  useParams,
} from '@foothold/shared/router';
import { Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import { Suspense } from 'react';
import { PublicLayout } from '../../layout/PublicLayout';
import { CompanyDetails } from './CompanyDetails';
import { CompanyNotFound } from './CompanyNotFound';

type CompanyResponse = Output<typeof viewCompany>;
/** The company, or why there is none: `gone` for good, or a connection that may work at the next try. */
type CompanyResult = CompanyResponse | { company: null; gone: boolean };

/** The company that came with the page; else not awaited. With a `cursor`, the jobs behind it alone. */
export function loader({
  params: { id },
  request,
}: LoaderFunctionArgs): { found: CompanyResult | Promise<CompanyResult> } | Promise<LoadedJobPage> {
  const cursor = new URL(request.url).searchParams.get('cursor');
  if (cursor !== null) return loadMoreJobs({ org_id: id, cursor }, request.signal);
  const preloaded = takePreloadedResponse(viewCompany, { id });
  if (preloaded) return { found: preloaded };
  const found = call(viewCompany, { params: { id } }, request.signal).catch((cause: unknown) => ({
    company: null,
    gone: cause instanceof ApiError && cause.status < 500,
  }));
  return { found };
}

const pageSize = 10;

async function loadMoreJobs(
  from: { org_id: string | undefined; cursor: string },
  signal: AbortSignal,
): Promise<LoadedJobPage> {
  const { cursor } = from;
  return call(listJobs, { query: { ...from, limit: pageSize } }, signal).then(
    ({ jobs }) => ({ cursor, jobs }),
    () => ({ cursor, jobs: null }),
  );
}

export function Component() {
  const { found } = useLoaderData<{ found: CompanyResult | Promise<CompanyResult> }>();
  return (
    <PublicLayout>
      <Suspense key={useParams().id} fallback={<Loading />}>
        <Await resolve={found}>{renderResult}</Await>
      </Suspense>
    </PublicLayout>
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

const renderResult = (found: CompanyResult) =>
  found.company ? <CompanyAtCanonicalUrl response={found} /> : <CompanyNotFound isFinal={found.gone} />;

/** A link keeps working when the company has another name since; the address bar then shows the right one. */
function CompanyAtCanonicalUrl({ response }: { response: CompanyResponse }) {
  const { pathname } = useLocation();
  const canonicalPath = buildCompanyPath(response.company);
  if (canonicalPath !== pathname.replace(/\/$/, '')) return <Navigate to={canonicalPath} replace />;
  return <CompanyDetails key={response.company.id} {...response} />;
}
