import { call } from '@foothold/shared/api';
import { AreaPageFailure, AreaPageSkeleton } from '@foothold/shared/area';
import { viewAnyJob } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Columns, JobTitle } from '@foothold/shared/ui';
import { HistorySection } from '../../audit/HistorySection';
import { buildDetailOutline, DetailPage } from '../../details/DetailPage';
import { paths } from '../../routes/paths';
import { ApplicationNumbers } from './ApplicationNumbers';
import { JobInformation } from './JobInformation';
import { JobText } from './JobText';

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  call(viewAnyJob, { params: { id: String(params.id) } }, request.signal);

/** One job of any company, whether it is public or not, with the decision about it. */
export function Component() {
  const details = useLoaderData<typeof loader>();
  return (
    <DetailPage
      outline={outline}
      title={
        <JobTitle as="span" $size="page">
          {details.job.job_title}
        </JobTitle>
      }
      auditQuery={details.job.job_title}
    >
      <Columns>
        <JobInformation details={details} />
        <ApplicationNumbers counts={details.application_counts} />
      </Columns>
      <JobText job={details.job} />
      <HistorySection title="History" entries={details.history} empty="Nothing was changed since it was posted." />
    </DetailPage>
  );
}

const outline = buildDetailOutline({
  kind: 'Job',
  listPath: paths.jobs,
  notFound: 'There never was one at this address, or its company has deleted it.',
});

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
