import { call } from '@foothold/shared/api';
import { AreaPageFailure, AreaPageSkeleton } from '@foothold/shared/area';
import { viewOrganization } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Columns, Name } from '@foothold/shared/ui';
import { HistorySection } from '../../audit/HistorySection';
import { buildDetailOutline, DetailPage } from '../../details/DetailPage';
import { parseTablePages, redirectFromMissingPages } from '../../details/tablePages';
import { paths } from '../../routes/paths';
import { ApplicationTable } from './ApplicationTable';
import { CompanyInformation, ContactInformation } from './CompanyInformation';
import { Evidence } from './Evidence';
import { InterviewTable } from './InterviewTable';
import { JobTable } from './JobTable';
import { PublicInformation } from './PublicInformation';
import { RenamingDecision } from './RenamingDecision';
import { useRefreshOnFocus } from './useRefreshOnFocus';
import { WarningList } from './WarningList';

const tables = ['jobs', 'applications', 'interviews'] as const;

/** Loads the company with the page of each of its tables that the address names. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const query = parseTablePages(request, tables);
  const { organization } = await call(viewOrganization, { params: { id: String(params.id) }, query }, request.signal);
  redirectFromMissingPages(request, organization, tables);
  return { organization, query };
}

export function Component() {
  const { organization, query } = useLoaderData<typeof loader>();
  useRefreshOnFocus(organization, query);
  return (
    <DetailPage
      outline={outline}
      title={<Name>{organization.company_name}</Name>}
      auditQuery={organization.company_name}
    >
      <WarningList organization={organization} />
      <RenamingDecision organization={organization} />
      <Columns>
        <CompanyInformation organization={organization} />
        <ContactInformation organization={organization} />
      </Columns>
      <Evidence organization={organization} />
      <HistorySection
        title="Earlier decisions"
        entries={organization.evidence.decisions}
        empty="Nobody has decided about this company yet."
      />
      <PublicInformation organization={organization} />
      <JobTable organization={organization} />
      <ApplicationTable organization={organization} />
      <InterviewTable organization={organization} />
    </DetailPage>
  );
}

const outline = buildDetailOutline({
  kind: 'Organisation',
  listPath: paths.dashboard,
  notFound: 'Nobody is registered under this address.',
});

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
