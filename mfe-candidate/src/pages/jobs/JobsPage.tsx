import { useLoaderData, useRevalidator } from '@foothold/shared/router';
import { Page, PageHeader, RetryStrip } from '@foothold/shared/ui';
import { Filters } from './Filters';
import type { loader } from './loader';
import { NoJobs } from './NoJobs';
import { Results } from './Results';
import { SearchBox } from './SearchBox';
import { countOf } from './words';

export { loader, shouldRevalidate } from './loader';

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
      <Filters search={search} />
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
