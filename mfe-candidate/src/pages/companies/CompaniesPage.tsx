import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { listCompanyChoices } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, EmptyState, LinkButton, Section, Skeleton, Stack } from '@foothold/shared/ui';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { SavedTabs } from '../../savedSearches/SavedTabs';
import { FollowedCompany } from './FollowedCompany';
import { HiddenCompany } from './HiddenCompany';

export const loader = ({ request: { signal } }: LoaderFunctionArgs) => call(listCompanyChoices, {}, signal);

/** The companies that the student follows, and those whose jobs are hidden. */
export function Component() {
  const { followed, hidden } = useLoaderData<typeof loader>();
  return (
    <AreaPage outline={outline}>
      <SavedTabs current={paths.companies} />
      {followed.length + hidden.length === 0 && (
        <EmptyState
          title="No companies followed"
          illustration="first"
          action={<LinkButton to={paths.jobs}>Browse jobs</LinkButton>}
        >
          Press Follow on the page of a company, and its new jobs are mailed to you. What you hide there is in none of
          your lists.
        </EmptyState>
      )}
      <Stack $gap={6}>
        {followed.length > 0 && (
          <Section title="Followed">
            <Stack as="ul" $gap={3}>
              {followed.map((company) => (
                <FollowedCompany key={company.id} company={company} />
              ))}
            </Stack>
          </Section>
        )}
        {hidden.length > 0 && (
          <Section title="Hidden">
            <Stack as="ul" $gap={3}>
              {hidden.map((company) => (
                <HiddenCompany key={company.id} company={company} />
              ))}
            </Stack>
          </Section>
        )}
      </Stack>
    </AreaPage>
  );
}

const outline: PageOutline = {
  back: <BackLink to={paths.jobs}>Jobs</BackLink>,
  title: 'Companies',
  skeleton: <Skeleton of="row" count={4} />,
  failure: 'Failed to load the companies that you follow. Please try again.',
  offlineFailure,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
