import { ApiError, call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { listTakenTimes } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, replace, useLoaderData, useRouteError } from '@foothold/shared/router';
import { BackLink, EmptyState, Page, PageHeader, ReadableWidth } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { getApplicantName } from '../../applicant';
import { isDecided } from '../../decision/isDecided';
import { loadOrganization } from '../../loadOrganization';
import { openApplication } from '../../openApplication';
import { paths } from '../../paths';
import { InterviewForm } from './InterviewForm';

/** The application is named in the address: /setup-interview?id=5 */
export async function loader({ request }: LoaderFunctionArgs) {
  const applicationId = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^\d+$/.test(applicationId)) throw new ApiError('not_found');
  const [{ application }, { organization }, { taken }] = await Promise.all([
    openApplication(applicationId, request.signal),
    loadOrganization(request.signal),
    call(listTakenTimes, { query: { application_id: applicationId } }, request.signal),
  ]);
  if (isDecided(application)) throw replace(paths.application(application.id));
  return { application, organization, taken };
}

export function Component() {
  const { application, organization, taken } = useLoaderData<typeof loader>();
  const name = getApplicantName(application) ?? 'Unknown Applicant';

  return (
    <PageLayout back={<BackLink to={paths.application(application.id)}>Application</BackLink>}>
      <PageHeader title="Schedule Interview" subtitle={`${name} · ${application.job.job_title}`} />
      <ReadableWidth>
        <InterviewForm application={application} organization={organization} takenTimes={taken} />
      </ReadableWidth>
    </PageLayout>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const gone = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  return (
    <PageLayout back={<BackLink to={paths.applications}>Applications</BackLink>}>
      <PageHeader title="Schedule Interview" />
      {gone ? (
        <EmptyState title="No application details...">It does not exist, or is not yours to read.</EmptyState>
      ) : (
        <LoadFailure message={(cause) => `Error fetching Applications: ${cause}`} />
      )}
    </PageLayout>
  );
}

const PageLayout = ({ back, children }: { back: ReactNode; children: ReactNode }) => (
  <Page>
    {back}
    {children}
  </Page>
);
