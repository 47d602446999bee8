import { LoadFailure, useRevalidateOnEvents } from '@foothold/shared/area';
import { buildPath, downloadApplications } from '@foothold/shared/contract';
import { InfiniteList } from '@foothold/shared/lists';
import { useLoaderData, useParams } from '@foothold/shared/router';
import { BackLink, ExternalLink, LinkButton, Page, PageHeader, Skeleton, t } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type ApplicationFilters, toSearchString } from '../../applicationFilters';
import { paths } from '../../paths';
import { ApplicationCard, getCardId } from './ApplicationCard';
import { type Listing, load } from './loader';
import { NoApplicationsYet, NoMatchingApplications } from './NoApplications';
import { StatusTabs, sumCounts } from './StatusTabs';
import { Toolbar } from './Toolbar';

export { shouldRevalidate } from '@foothold/shared/lists';
export const loader = load;

/** Applications to the company, or to one job of it. The address says which, and in which order. */
export function Component() {
  const { orgId, filters, page, counts, jobTitle } = useLoaderData<typeof loader>();
  const isSingleJob = useParams().id !== undefined;
  useRevalidateOnEvents('application', 'interview');
  if (!page || !counts) return null;

  const { job_id, status, q } = filters;
  if (sumCounts(counts) === 0 && !q && !job_id) {
    return (
      <PageLayout subtitle={renderSummary(0, null)}>
        <NoApplicationsYet />
      </PageLayout>
    );
  }
  return (
    <PageLayout
      isSingleJob={isSingleJob}
      subtitle={
        <SubtitleRow>
          {renderSummary(page.total, jobTitle)}
          {page.total > 0 && <DownloadCsvLink orgId={orgId} filters={filters} />}
        </SubtitleRow>
      }
    >
      <Toolbar orgId={orgId} filters={filters} jobTitle={jobTitle} isSingleJob={isSingleJob} />
      <StatusTabs filters={filters} counts={counts} />
      {page.total === 0 ? (
        <NoMatchingApplications isFiltered={Boolean(status || q)} />
      ) : (
        <InfiniteList
          key={JSON.stringify(filters)}
          firstPage={page}
          toPage={(loaded: Listing) => loaded}
          elementId={getCardId}
          failureMessage="Error fetching Applications: the next ones did not come."
        >
          {(application) => <ApplicationCard application={application} search={toSearchString(filters)} />}
        </InfiniteList>
      )}
    </PageLayout>
  );
}

export const HydrateFallback = () => (
  <PageLayout>
    <Skeleton of="card" count={4} />
  </PageLayout>
);

export const ErrorBoundary = () => (
  <PageLayout>
    <LoadFailure message={(cause) => `Error fetching Applications: ${cause}`} />
  </PageLayout>
);

function renderSummary(total: number, jobTitle: string | null): ReactNode {
  const count = total === 1 ? '1 application' : `${total.toLocaleString('en-GB')} applications`;
  return <span role="status">{jobTitle ? `${count} for ${jobTitle}` : count}</span>;
}

/** What the list shows, all of it, as a table. */
function DownloadCsvLink({ orgId, filters }: { orgId: number; filters: ApplicationFilters }) {
  const query = new URLSearchParams(Object.entries(filters));
  const address = `/api${buildPath(downloadApplications, { orgId })}${query.size > 0 ? `?${query}` : ''}`;
  return (
    <ExternalLink href={address} download>
      Download CSV
    </ExternalLink>
  );
}

interface PageLayoutProps {
  subtitle?: ReactNode;
  isSingleJob?: boolean;
  children: ReactNode;
}

function PageLayout({ subtitle, isSingleJob: ofJob, children }: PageLayoutProps) {
  const create = (
    <LinkButton to={paths.createJob} $tone="soft" icon={Plus}>
      Create Job
    </LinkButton>
  );
  return (
    <Page>
      {ofJob && <BackLink to={paths.jobs}>Jobs</BackLink>}
      <PageHeader title="Applications" subtitle={subtitle} actions={create} />
      {children}
    </Page>
  );
}

const SubtitleRow = styled.span`display: flex; flex-wrap: wrap; gap: 0 ${t.space[4]}; a { padding-block: 0.25rem; margin-block: -0.25rem; }`;
