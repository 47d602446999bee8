import { ApiError, call, takePreloadedResponse } from '@foothold/shared/api';
import { type Job, listJobs, type Output, viewCompany } from '@foothold/shared/contract';
import { buildCompanyPath } from '@foothold/shared/format';
import type { ListPage, LoadedPage } from '@foothold/shared/lists';
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
import { NotFoundNotice } from '../../components/NotFoundNotice';
import { PublicLayout } from '../../layout/PublicLayout';
import { CompanyDetails } from './CompanyDetails';

type CompanyResponse = Output<typeof viewCompany>;
/** `isFinal`: the company does not exist; otherwise the request failed and a retry may work. */
type CompanyResult = CompanyResponse | { company: null; isFinal: boolean };

/** The company: preloaded with the document, else not awaited. With a `cursor`, only the jobs after it. */
export function loader({
  params: { id },
  request,
}: LoaderFunctionArgs): { result: CompanyResult | Promise<CompanyResult> } | Promise<LoadedPage<ListPage<Job>>> {
  const cursor = new URL(request.url).searchParams.get('cursor');
  if (cursor !== null) return loadMoreJobs({ org_id: id, cursor }, request.signal);
  const preloaded = takePreloadedResponse(viewCompany, { id });
  if (preloaded) return { result: preloaded };
  const result = call(viewCompany, { params: { id } }, request.signal).catch((cause: unknown) => ({
    company: null,
    isFinal: cause instanceof ApiError && cause.status < 500,
  }));
  return { result };
}

const pageSize = 10;

async function loadMoreJobs(
  position: { org_id: string | undefined; cursor: string },
  signal: AbortSignal,
): Promise<LoadedPage<ListPage<Job>>> {
  const { cursor } = position;
  return call(listJobs, { query: { ...position, limit: pageSize } }, signal).then(
    ({ jobs }) => ({ cursor, page: jobs }),
    () => ({ cursor, page: null }),
  );
}

export function Component() {
  const { result } = useLoaderData<{ result: CompanyResult | Promise<CompanyResult> }>();
  return (
    <PublicLayout>
      <Suspense key={useParams().id} fallback={<Loading />}>
        <Await resolve={result}>{renderResult}</Await>
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

const renderResult = (result: CompanyResult) =>
  result.company ? (
    <CompanyAtCanonicalUrl response={result} />
  ) : (
    <NotFoundNotice
      title="Company not found."
      subtitle="The company you are looking for is not on Foothold, or not any more."
      isFinal={result.isFinal}
    />
  );

/** Links with a former name of the company keep working and are redirected to the current one. */
function CompanyAtCanonicalUrl({ response }: { response: CompanyResponse }) {
  const { pathname } = useLocation();
  const canonicalPath = buildCompanyPath(response.company);
  if (canonicalPath !== pathname.replace(/\/$/, '')) return <Navigate to={canonicalPath} replace />;
  return <CompanyDetails key={response.company.id} {...response} />;
}
