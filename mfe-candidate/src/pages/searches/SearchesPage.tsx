import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { listSavedSearches } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, EmptyState, LinkButton, Skeleton, Stack } from '@foothold/shared/ui';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { SavedTabs } from '../../savedSearches/SavedTabs';
import { SearchItem } from './SearchItem';

export const loader = ({ request: { signal } }: LoaderFunctionArgs) => call(listSavedSearches, {}, signal);

/** The searches that the student has saved, those with new jobs first. */
export function Component() {
  const { saved_searches: searches } = useLoaderData<typeof loader>();
  return (
    <AreaPage outline={outline}>
      <SavedTabs current={paths.searches} />
      {searches.length > 0 ? (
        <Stack as="ul" $gap={3}>
          {searches.map((search) => (
            <SearchItem key={search.id} search={search} />
          ))}
        </Stack>
      ) : (
        <EmptyState
          title="No saved searches"
          illustration="first"
          action={<LinkButton to={paths.jobs}>Browse jobs</LinkButton>}
        >
          Search or filter the jobs and press Save search. New jobs that fit are marked for you.
        </EmptyState>
      )}
    </AreaPage>
  );
}

const outline: PageOutline = {
  back: <BackLink to={paths.jobs}>Jobs</BackLink>,
  title: 'Saved searches',
  skeleton: <Skeleton of="row" count={4} />,
  failure: 'Failed to load your saved searches. Please try again.',
  offlineFailure,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
