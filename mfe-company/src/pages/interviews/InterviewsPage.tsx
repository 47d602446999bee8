import { LoadFailure, useRevalidateOnEvents } from '@foothold/shared/area';
import { type InterviewCategory, interviewCategories } from '@foothold/shared/contract';
import { formatTimeZone } from '@foothold/shared/format';
import { LoadMore } from '@foothold/shared/lists';
import { useLoaderData } from '@foothold/shared/router';
import { EmptyState, LinkButton, Page, PageHeader, StatStrip, TabLinks } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { InterviewList } from './InterviewList';
import { loader } from './loader';
import { useNow } from './useNow';
import { useRevalidateAt } from './useRevalidateAt';

export { loader };

/** Which tab an interview stands in follows the clock, so it may change while the page is open. */
export function Component() {
  const { tab, listing, coming } = useLoaderData<typeof loader>();
  const { interviews, counts, total } = listing;
  const now = useNow();
  useRevalidateAt(listing.changes_at, now);
  useRevalidateOnEvents('interview', 'application');

  return (
    <PageLayout zone={interviews[0]?.time_zone ?? listing.time_zone} zoneNameAt={interviews[0]?.starts_at}>
      <StatStrip stats={interviewCategories.map((label) => ({ label, value: counts[label] }))} />
      <TabLinks
        label="Interviews by state"
        tabs={interviewCategories.map((label) => ({
          to: `${paths.interviews}?tab=${label}`,
          label,
          count: counts[label],
          current: label === tab,
        }))}
      />
      {interviews.length === 0 ? (
        <NoInterviews tab={tab} completed={counts.Completed} />
      ) : (
        <InterviewList category={tab} interviews={interviews} now={now} upcoming={coming} />
      )}
      <LoadMore listUrl={`${paths.interviews}?tab=${tab}`} shown={interviews.length} total={total} />
    </PageLayout>
  );
}

export const ErrorBoundary = () => (
  <PageLayout>
    <LoadFailure message={(cause) => `Error fetching interviews: ${cause}`} />
  </PageLayout>
);

/** Whoever has just completed the last one finds it again. */
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

interface PageLayoutProps {
  /** The clock of all times, once it is known. */
  zone?: string;
  /** A moment at which that is named: its name changes with the season. */
  zoneNameAt?: string | undefined;
  children: ReactNode;
}

function PageLayout({ zone, zoneNameAt, children }: PageLayoutProps) {
  const create = (
    <LinkButton to={paths.createJob} $tone="soft" icon={Plus}>
      Create Job
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader
        title="Interviews"
        subtitle={zone && `Times are ${formatTimeZone(zone, zoneNameAt ? new Date(zoneNameAt) : new Date())}.`}
        actions={create}
      />
      {children}
    </Page>
  );
}
