import { useLoaderData, useRevalidator } from '@foothold/shared/router';
import { Page, PageHeader, RetryStrip } from '@foothold/shared/ui';
import styled from 'styled-components';
import { ActiveFilters } from './ActiveFilters';
import { Filters } from './Filters';
import { JobsWaiting } from './JobsWaiting';
import type { loader } from './loader';
import { NoJobs } from './NoJobs';
import { Results } from './Results';
import { SearchBox } from './SearchBox';
import { SortChoice } from './SortChoice';
import { countOf } from './words';

export { loader, shouldRevalidate } from './loader';
export const HydrateFallback = JobsWaiting;

/** The address bar is the search: chips and box change it, and changing it runs the loader. */
export function Component() {
  const { jobs, search } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();

  return (
    <Page>
      <PageHeader
        title="Jobs"
        subtitle={<span role="status">{jobs && countOf(jobs.total, search.date)}</span>}
        actions={<SearchBox q={search.q ?? ''} />}
      />
      <Bar>
        <Filters search={search} />
        <Settings>
          <ActiveFilters search={search} />
          <SortChoice search={search} />
        </Settings>
      </Bar>
      {jobs === null ? (
        <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
          Failed to fetch jobs. Please try again.
        </RetryStrip>
      ) : jobs.data.length === 0 ? (
        <NoJobs search={search} />
      ) : (
        <Results key={JSON.stringify(search)} first={jobs} />
      )}
    </Page>
  );
}

const Bar = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; margin-bottom: 1rem;`;
const Settings = styled.div`display: flex; flex-wrap: wrap; gap: 0 1rem;`;
