import { SearchBox, useOnline } from '@foothold/shared/lists';
import { useLoaderData, useRevalidator } from '@foothold/shared/router';
import { Page, PageHeader, RetryStrip, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { paths } from '../../paths';
import { ActiveFilters } from './ActiveFilters';
import { Filters } from './Filters';
import { JobsWaiting } from './JobsWaiting';
import { LastSeen } from './LastSeen';
import type { loader } from './loader';
import { Marking } from './Marked';
import { NoJobs } from './NoJobs';
import { Results } from './Results';
import { SortChoice } from './SortChoice';
import { useSearchChange } from './search';
import { countOf } from './words';

export { shouldRevalidate } from '@foothold/shared/lists';
export { loader } from './loader';
export const HydrateFallback = JobsWaiting;

/** The address bar is the search: chips, box and order change it, and changing it runs the loader. */
export function Component() {
  const { jobs, search, marking } = useLoaderData<typeof loader>();
  const change = useSearchChange();

  return (
    <Page>
      <PageHeader
        title="Jobs"
        subtitle={
          <Under>
            <span role="status">{jobs && countOf(jobs.total, search.date)}</span>
            <TextLink to={paths.saved}>Saved jobs</TextLink>
          </Under>
        }
        actions={
          <SearchBox
            label="Search jobs"
            placeholder="Title, skill or company"
            q={search.q ?? ''}
            onAsk={(q) => change({ q }, { replace: true })}
          />
        }
      />
      <Bar>
        <Filters search={search} />
        <Settings>
          <ActiveFilters search={search} />
          <SortChoice search={search} />
        </Settings>
        {marking && jobs.data.length > 0 && (
          <marking.Correction q={search.q} matched={jobs.matched} missing={jobs.missing ?? []} />
        )}
      </Bar>
      <List />
    </Page>
  );
}

function List() {
  const { jobs, search, marking, last } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const retry = { onRetry: revalidate, busy: state === 'loading' };
  useOnline(jobs === null, revalidate);

  if (jobs === null) {
    return last ? (
      <LastSeen list={last} search={search} {...retry} />
    ) : (
      <RetryStrip {...retry}>Failed to fetch jobs. Please try again.</RetryStrip>
    );
  }
  if (jobs.data.length === 0) return <NoJobs search={search} />;
  return (
    <Marking value={marking?.markingOf(jobs.matched) ?? null}>
      <Results key={JSON.stringify(search)} first={jobs} />
    </Marking>
  );
}

const Under = styled.span`
  display: flex;
  flex-wrap: wrap;
  > :not(:empty) { margin-right: ${t.space[4]}; }
  a { padding-block: 0.25rem; margin-block: -0.25rem; }
`;
const Bar = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; margin-bottom: 1rem;`;
const Settings = styled.div`display: flex; flex-wrap: wrap; gap: 0 1rem;`;
