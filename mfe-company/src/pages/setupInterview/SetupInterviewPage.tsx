import { ApiError, call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, FormColumn, type PageOutline } from '@foothold/shared/area';
import { listTakenTimes } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, replace, useLoaderData } from '@foothold/shared/router';
import { BackLink, EmptyState } from '@foothold/shared/ui';
import { getApplicantName, isDecided, openApplication } from '../../applications/application';
import { loadOrganization } from '../../organization/currentOrganization';
import { paths } from '../../routes/paths';
import { InterviewForm } from './InterviewForm';

/** The application's id is in the URL: /setup-interview?id=5 */
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
    <AreaPage
      outline={outline}
      back={<BackLink to={paths.application(application.id)}>Application</BackLink>}
      subtitle={`${name} · ${application.job.job_title}`}
    >
      <InterviewForm application={application} organization={organization} takenTimes={taken} />
    </AreaPage>
  );
}

const outline: PageOutline = {
  back: <BackLink to={paths.applications}>Applications</BackLink>,
  title: 'Schedule Interview',
  column: FormColumn,
  failure: (cause) => `Error fetching Applications: ${cause}`,
  notFound: <EmptyState title="No application details...">It does not exist, or is not yours to read.</EmptyState>,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
