import { useOnReconnect } from '@foothold/shared/api';
import { AreaPage, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { SearchBox } from '@foothold/shared/lists';
import { useLoaderData, useRevalidator } from '@foothold/shared/router';
import { RetryStrip, Skeleton, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { HighlightContext } from '../../jobs/JobCard';
import { JobList } from '../../jobs/JobList';
import { paths } from '../../routes/paths';
import { ActiveFilters } from './ActiveFilters';
import { Filters } from './Filters';
import { JobSortSelect } from './JobSortSelect';
import type { loader } from './loader';
import { NoJobs } from './NoJobs';
import { OfflineJobs } from './OfflineJobs';
import { formatJobCount, useSearchChange } from './search';

export { shouldRevalidate } from '@foothold/shared/lists';
export { loader } from './loader';

/** The address is the state of the search: filters, search box and sort order change it, and that runs the loader. */
export function Component() {
  const { page: jobs, search, highlighting } = useLoaderData<typeof loader>();
  const changeSearch = useSearchChange();

  return (
    <AreaPage
      outline={outline}
      subtitle={
        <SubtitleRow>
          <span role="status">{jobs && formatJobCount(jobs.total, search.date)}</span>
          <TextLink to={paths.saved}>Saved jobs</TextLink>
        </SubtitleRow>
      }
      actions={
        <SearchBox
          label="Search jobs"
          placeholder="Title, skill or company"
          q={search.q ?? ''}
          onSearch={(q) => changeSearch({ q }, { replace: true })}
        />
      }
    >
      <FilterBar>
        <Filters search={search} />
        <SortRow>
          <ActiveFilters search={search} />
          <JobSortSelect search={search} />
        </SortRow>
        {highlighting && jobs && jobs.data.length > 0 && (
          <highlighting.SearchCorrection q={search.q} matched={jobs.matched} missing={jobs.missing ?? []} />
        )}
      </FilterBar>
      <JobResults />
    </AreaPage>
  );
}

const failureMessage = 'Failed to fetch jobs. Please try again.';

const outline: PageOutline = {
  title: 'Jobs',
  skeleton: <Skeleton of="card" count={6} />,
  failure: failureMessage,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;

function JobResults() {
  const { page: jobs, search, highlighting, offlineList } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const retry = { onRetry: revalidate, busy: state === 'loading' };
  useOnReconnect(jobs === null, revalidate);

  if (jobs === null) {
    return offlineList ? (
      <OfflineJobs list={offlineList} search={search} {...retry} />
    ) : (
      <RetryStrip {...retry}>{failureMessage}</RetryStrip>
    );
  }
  if (jobs.data.length === 0) return <NoJobs search={search} />;
  return (
    <HighlightContext value={highlighting?.createHighlighter(jobs.matched) ?? null}>
      <JobList key={JSON.stringify(search)} firstPage={jobs} />
    </HighlightContext>
  );
}

const SubtitleRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  > :not(:empty) { margin-right: ${t.space[4]}; }
  a { padding-block: 0.25rem; margin-block: -0.25rem; }
`;
const FilterBar = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; margin-bottom: 1rem;`;
const SortRow = styled.div`display: flex; flex-wrap: wrap; gap: 0 1rem;`;
