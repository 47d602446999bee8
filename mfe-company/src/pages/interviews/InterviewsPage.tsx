import { AreaPage, AreaPageFailure, type PageOutline, useNow, useRevalidateOnEvents } from '@foothold/shared/area';
import { type InterviewCategory, interviewCategories } from '@foothold/shared/contract';
import { formatTimeZone } from '@foothold/shared/format';
import { useLoaderData } from '@foothold/shared/router';
import { EmptyState, LinkButton, StatStrip, TabLinks } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import { paths } from '../../routes/paths';
import { InterviewList } from './InterviewList';
import { loader } from './loader';
import { useRevalidateAt } from './useRevalidateAt';

export { shouldRevalidate } from '@foothold/shared/lists';
export { loader };

/** An interview's tab depends on the time, so it may change while the page is open. */
export function Component() {
  const { tab, page } = useLoaderData<typeof loader>();
  const now = useNow();
  useRevalidateAt(page?.changes_at ?? null, now);
  useRevalidateOnEvents('interview', 'application');
  if (!page) return null;

  const { counts, time_zone } = page;
  const [first] = page.data;

  return (
    <AreaPage outline={outline} subtitle={formatZoneSubtitle(first?.time_zone ?? time_zone, first?.starts_at)}>
      <StatStrip isAboveList stats={interviewCategories.map((label) => ({ label, value: counts[label] }))} />
      <TabLinks
        label="Interviews by state"
        tabs={interviewCategories.map((label) => ({
          to: `${paths.interviews}?tab=${label}`,
          label,
          count: counts[label],
          current: label === tab,
        }))}
      />
      {first ? (
        <InterviewList key={tab} category={tab} firstPage={page} now={now} upcoming={page.upcoming} />
      ) : (
        <NoInterviews tab={tab} completed={counts.Completed} />
      )}
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Interviews',
  actions: (
    <LinkButton to={paths.createJob} $tone="soft" icon={Plus}>
      Create Job
    </LinkButton>
  ),
  failure: (cause) => `Error fetching interviews: ${cause}`,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

/** The name of a zone changes with daylight saving, so it is formatted for the time of the first interview. */
const formatZoneSubtitle = (zone: string, at: string | undefined) =>
  `Times are ${formatTimeZone(zone, at ? new Date(at) : new Date())}.`;

/** Links to the completed interviews, so that one that was just completed is easy to find. */
function NoInterviews({ tab, completed }: { tab: InterviewCategory; completed: number }) {
  const hasCompletedOnes = tab !== 'Completed' && completed > 0;
  return (
    <EmptyState
      title={`No ${tab} interviews`}
      action={
        hasCompletedOnes && (
          <LinkButton to={`${paths.interviews}?tab=Completed`} $tone="soft">
            View Completed
          </LinkButton>
        )
      }
    >
      {emptyTexts[tab]}
      {hasCompletedOnes && ` ${completed === 1 ? '1 waits' : `${completed} wait`} under Completed for your decision.`}
    </EmptyState>
  );
}

const emptyTexts: Record<InterviewCategory, string> = {
  Pending: 'Open an application and choose Schedule Interview.',
  Active: 'An interview is here from two hours before it starts.',
  Completed: 'Interviews that were held wait here for your decision.',
};
