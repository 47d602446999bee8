import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { listSavedSearches } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, EmptyState, LinkButton, Skeleton, Stack } from '@foothold/shared/ui';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { SavedTabs } from '../../savedSearches/SavedTabs';
import { SearchItem } from './SearchItem';
import { SendHour } from './SendHour';

export const loader = ({ request: { signal } }: LoaderFunctionArgs) => call(listSavedSearches, {}, signal);

/** The searches that the student has saved, those with new jobs first. */
export function Component() {
  const { saved_searches: searches, alert_times: times } = useLoaderData<typeof loader>();
  const hasFixedHour = searches.some(({ frequency }) => frequency === 'daily' || frequency === 'weekly');
  return (
    <AreaPage outline={outline}>
      <SavedTabs current={paths.searches} />
      {searches.length > 0 ? (
        <Stack $gap={4}>
          <Stack as="ul" $gap={3}>
            {searches.map((search) => (
              <SearchItem key={search.id} search={search} />
            ))}
          </Stack>
          {times && hasFixedHour && <SendHour times={times} />}
        </Stack>
      ) : (
        <EmptyState
          title="No saved searches"
          illustration="first"
          action={<LinkButton to={paths.jobs}>Browse jobs</LinkButton>}
        >
          Search or filter the jobs and press Save search. New jobs that fit are marked for you, and mailed once a day
          or as you like.
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
