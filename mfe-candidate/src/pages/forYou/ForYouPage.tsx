import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline, useRefresh } from '@foothold/shared/area';
import { type Job, type Recommendation, switchRecommendations, viewForYou } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import {
  BackLink,
  Button,
  Columns,
  EmptyState,
  LinkButton,
  Notice,
  SecondaryText,
  Section,
  Skeleton,
  Stack,
  standaloneLinkStyle,
  TextButton,
  TextLink,
  toast,
} from '@foothold/shared/ui';
import styled from 'styled-components';
import { SavableJobCard } from '../../jobs/StudentJobCard';
import { useSavedJob } from '../../jobs/useSavedJob';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { RecommendedCard } from './RecommendedCard';
import { WaitingList } from './WaitingList';

export const loader = ({ request: { signal } }: LoaderFunctionArgs) => call(viewForYou, {}, signal);

/** What the student can do next: what waits, what is new in the searches, and what may suit. */
export function Component() {
  const { waiting, new_matches, recommended, recommendations } = useLoaderData<typeof loader>();
  return (
    <AreaPage outline={outline}>
      <Stack $gap={6}>
        {waiting.length > 0 && (
          <Section title="Waiting for you">
            <WaitingList items={waiting} />
          </Section>
        )}
        <Section title="New in your searches" aside={<AsideLink to={paths.searches}>Saved searches</AsideLink>}>
          {new_matches.length > 0 ? (
            <Columns $cards>
              {new_matches.map((job) => (
                <NewJobCard key={job.id} job={job} />
              ))}
            </Columns>
          ) : (
            <SecondaryText>
              Nothing new. Save a search or follow a company, and its new jobs are here first.
            </SecondaryText>
          )}
        </Section>
        <Recommended jobs={recommended} isOn={recommendations} />
      </Stack>
    </AreaPage>
  );
}

const NewJobCard = ({ job }: { job: Job }) => <SavableJobCard job={job} savedState={useSavedJob(job)} isNew />;

function Recommended({ jobs, isOn }: { jobs: readonly Recommendation[]; isOn: boolean }) {
  const refresh = useRefresh();
  const turn = useAction(async () => {
    try {
      await call(switchRecommendations, { body: { recommendations: !isOn } });
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
    toast.success(isOn ? 'Recommendations are off' : 'Recommendations are on');
    await refresh();
  });
  if (!isOn)
    return (
      <Section title="Recommended">
        <Notice
          action={
            <Button $tone="soft" $size="small" onClick={turn.start} busy={turn.busy}>
              Turn on
            </Button>
          }
        >
          Recommendations are off. Foothold compares no jobs with your profile.
        </Notice>
      </Section>
    );
  return (
    <Section
      title="Recommended"
      aside={
        <TextButton onClick={turn.start} aria-disabled={turn.busy}>
          Turn off recommendations
        </TextButton>
      }
    >
      {jobs.length > 0 ? (
        <Columns $cards>
          {jobs.map((recommendation) => (
            <RecommendedCard key={recommendation.job.id} recommendation={recommendation} />
          ))}
        </Columns>
      ) : (
        <EmptyState
          title="Nothing to recommend yet"
          illustration="first"
          action={<LinkButton to={paths.profile}>Complete your profile</LinkButton>}
        >
          Say in your profile what you can do and where you want to work. Jobs that suit are then here, each with its
          reasons.
        </EmptyState>
      )}
    </Section>
  );
}

const outline: PageOutline = {
  back: <BackLink to={paths.jobs}>Jobs</BackLink>,
  title: 'For you',
  skeleton: <Skeleton of="card" count={4} />,
  failure: 'Failed to load what is for you. Please try again.',
  offlineFailure,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

const AsideLink = styled(TextLink)`${standaloneLinkStyle}`;
