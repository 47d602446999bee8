import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useRevalidateOnEvents,
} from '@foothold/shared/area';
import { buildPath, downloadApplications } from '@foothold/shared/contract';
import { JobNotFound } from '@foothold/shared/jobs';
import { useLoaderData, useParams, useRevalidator, useSearchParams } from '@foothold/shared/router';
import {
  BackLink,
  ExternalLink,
  LinkButton,
  Meta,
  media,
  Page,
  Skeleton,
  standaloneLinkStyle,
  t,
  useIsPhone,
} from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { type ApplicationFilters, toSearchString } from '../../applications/applicationFilters';
import { DecisionList } from '../../decisions/DecisionList';
import { paths } from '../../routes/paths';
import { ApplicationList } from './ApplicationList';
import { Board } from './Board';
import { KeyboardHint } from './KeyboardHint';
import { isWithoutApplications, loader, sumCounts } from './loader';
import { NoApplicationsYet, NoMatchingApplications } from './NoApplications';
import { SelectionBar } from './SelectionBar';
import { StatusTabs } from './StatusTabs';
import { Toolbar } from './Toolbar';
import { useSelection } from './useSelection';
import { type ApplicationView, readView } from './view';

export { shouldRevalidate } from '@foothold/shared/lists';
export { loader };

/** Applications to the company or to one of its jobs. Filters and sort are in the URL. */
export function Component() {
  const { orgId, filters, page, board, counts, jobTitle, hasJobs, decisions, ...loaded } =
    useLoaderData<typeof loader>();
  const isSingleJob = useParams().id !== undefined;
  useRevalidateOnEvents('application', 'interview');
  const view = useShownView(loaded.view);
  const { sort: _sort, ...ownFilters } = filters;
  const { status: _status, ...boardFilters } = filters;
  const selection = useSelection(JSON.stringify(ownFilters));
  if (!counts) return null;

  const total = page ? page.total : sumCounts(counts);
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
          {total > 0 && view === 'table' && (
            <KeyboardHint as="span">Arrow keys move, 1 to 5 rates, Space selects, Enter opens.</KeyboardHint>
          )}
        </SubtitleRow>
      }
    >
      <DecisionList decisions={decisions} />
      <Controls $isDense={view === 'table'}>
        <Toolbar orgId={orgId} filters={filters} jobTitle={jobTitle} isSingleJob={isSingleJob} view={view} />
        {!board && <StatusTabs filters={filters} counts={counts} />}
      </Controls>
      {total === 0 && <Meta role="status">{selection.message}</Meta>}
      {total === 0 ? (
        <NoMatchingApplications isFiltered={Boolean(status || q)} />
      ) : board ? (
        <Board
          key={JSON.stringify(filters)}
          board={board}
          search={toSearchString(boardFilters)}
          decisions={decisions}
          selection={selection}
          bar={<SelectionBar orgId={orgId} filters={boardFilters} total={total} selection={selection} shown={[]} />}
        />
      ) : (
        page && (
          <ApplicationList
            key={JSON.stringify(filters)}
            orgId={orgId}
            filters={filters}
            firstPage={page}
            view={view === 'table' ? 'table' : 'cards'}
            selection={selection}
            decisions={decisions}
          />
        )
      )}
    </AreaPage>
  );
}

/** The view that was loaded, or cards where the window has become as narrow as a phone. */
function useShownView(loaded: ApplicationView): ApplicationView {
  const isPhone = useIsPhone();
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const loadAgain = useEffectEvent(() => {
    if (readView(params) !== loaded) void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the width has changed
  useEffect(() => loadAgain(), [isPhone]);
  return isPhone ? 'cards' : loaded;
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
export const ErrorBoundary = () => (
  <AreaPageFailure outline={useParams().id === undefined ? outline : { ...outline, notFoundPage: <UnknownJob /> }} />
);

const UnknownJob = () => (
  <Page>
    <BackLink to={paths.jobs}>Jobs</BackLink>
    <JobNotFound jobsPath={paths.jobs} />
  </Page>
);

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

const SubtitleRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t.space[4]};
  a { ${standaloneLinkStyle} ${media.print} { display: none; } }
`;
// 25 rows of the table fit on a wide screen that is 900 px high.
const Controls = styled.div<{ $isDense: boolean }>`
  ${({ $isDense }) => $isDense && 'margin-top: -1.25rem; > :first-child { margin-bottom: 0; } > nav { margin-bottom: 0.25rem; }'}
  ${media.print} { margin-top: 0; }
`;
