import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useRevalidateOnEvents,
} from '@foothold/shared/area';
import { buildPath, downloadApplications } from '@foothold/shared/contract';
import { InfiniteList } from '@foothold/shared/lists';
import { useLoaderData, useParams } from '@foothold/shared/router';
import { BackLink, ExternalLink, LinkButton, Skeleton, t } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type ApplicationFilters, toSearchString } from '../../applications/applicationFilters';
import { paths } from '../../routes/paths';
import { ApplicationCard } from './ApplicationCard';
import { isWithoutApplications, loader } from './loader';
import { NoApplicationsYet, NoMatchingApplications } from './NoApplications';
import { StatusTabs } from './StatusTabs';
import { Toolbar } from './Toolbar';

export { shouldRevalidate } from '@foothold/shared/lists';
export { loader };

/** Applications to the company or to one of its jobs. Filters and sort are in the URL. */
export function Component() {
  const { orgId, filters, page, jobTitle, hasJobs } = useLoaderData<typeof loader>();
  const isSingleJob = useParams().id !== undefined;
  useRevalidateOnEvents('application', 'interview');
  if (!page?.counts) return null;

  const { counts, total } = page;
  const { status, q } = filters;
  if (isWithoutApplications(filters, counts)) {
    return (
      <AreaPage outline={outline} subtitle={renderSummary(0, null)}>
        <NoApplicationsYet hasJobs={hasJobs} />
      </AreaPage>
    );
  }
  return (
    <AreaPage
      outline={outline}
      back={isSingleJob && <BackLink to={paths.jobs}>Jobs</BackLink>}
      subtitle={
        <SubtitleRow>
          {renderSummary(total, jobTitle)}
          {total > 0 && <DownloadCsvLink orgId={orgId} filters={filters} />}
        </SubtitleRow>
      }
    >
      <Toolbar orgId={orgId} filters={filters} jobTitle={jobTitle} isSingleJob={isSingleJob} />
      <StatusTabs filters={filters} counts={counts} />
      {total === 0 ? (
        <NoMatchingApplications isFiltered={Boolean(status || q)} />
      ) : (
        <InfiniteList
          key={JSON.stringify(filters)}
          firstPage={page}
          failureMessage="Error fetching Applications: the next ones did not come."
        >
          {(application) => <ApplicationCard application={application} search={toSearchString(filters)} />}
        </InfiniteList>
      )}
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Applications',
  actions: (
    <LinkButton to={paths.createJob} $tone="soft" icon={Plus}>
      Create Job
    </LinkButton>
  ),
  skeleton: <Skeleton of="card" count={4} />,
  failure: (cause) => `Error fetching Applications: ${cause}`,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

function renderSummary(total: number, jobTitle: string | null): ReactNode {
  const count = total === 1 ? '1 application' : `${total.toLocaleString('en-GB')} applications`;
  return <span role="status">{jobTitle ? `${count} for ${jobTitle}` : count}</span>;
}

/** Downloads every application that matches the filters. */
function DownloadCsvLink({ orgId, filters }: { orgId: number; filters: ApplicationFilters }) {
  const query = new URLSearchParams(Object.entries(filters));
  const address = `/api${buildPath(downloadApplications, { orgId })}${query.size > 0 ? `?${query}` : ''}`;
  return (
    <ExternalLink href={address} download>
      Download CSV
    </ExternalLink>
  );
}

const SubtitleRow = styled.span`display: flex; flex-wrap: wrap; gap: 0 ${t.space[4]}; a { padding-block: 0.25rem; margin-block: -0.25rem; }`;
