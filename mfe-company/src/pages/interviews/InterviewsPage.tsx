import { LoadFailure, useLive } from '@foothold/shared/area';
import { type InterviewCategory, interviewCategories } from '@foothold/shared/contract';
import { useLoaderData } from '@foothold/shared/router';
import { zoneName } from '@foothold/shared/text';
import { EmptyState, LinkButton, Page, PageHeader, StatStrip, TabLinks } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { More } from '../../More';
import { paths } from '../../paths';
import { useNow } from '../../useNow';
import { InterviewList } from './InterviewList';
import { load as loader } from './load';
import { useClockwork } from './useClockwork';

export { loader };

/** Which tab an interview stands in follows the clock, so it may change while the page is open. */
export function Component() {
  const { tab, listing, coming } = useLoaderData<typeof loader>();
  const { interviews, counts, total, next_cursor } = listing;
  const now = useNow();
  useClockwork(listing.changes_at, now);
  useLive('interview', 'application');

  return (
    <Frame zone={interviews[0]?.time_zone ?? listing.time_zone} at={interviews[0]?.starts_at}>
      <StatStrip figures={interviewCategories.map((label) => ({ label, value: counts[label] }))} />
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
        <Nothing tab={tab} completed={counts.Completed} />
      ) : (
        <InterviewList category={tab} interviews={interviews} now={now} coming={coming} />
      )}
      <More
        of={`${paths.interviews}?tab=${tab}`}
        shown={interviews.length}
        total={total}
        hasMore={next_cursor !== null}
      />
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <LoadFailure say={(cause) => `Error fetching interviews: ${cause}`} />
  </Frame>
);

/** Whoever has just completed the last one finds it again. */
function Nothing({ tab, completed }: { tab: InterviewCategory; completed: number }) {
  const elsewhere = tab !== 'Completed' && completed > 0;
  return (
    <EmptyState
      title={`No ${tab} interviews`}
      action={
        elsewhere && (
          <LinkButton to={`${paths.interviews}?tab=Completed`} $tone="soft">
            View Completed
          </LinkButton>
        )
      }
    >
      {nothingIn[tab]}
      {elsewhere && ` ${completed === 1 ? '1 waits' : `${completed} wait`} under Completed for your decision.`}
    </EmptyState>
  );
}

const nothingIn: Record<InterviewCategory, string> = {
  Pending: 'Open an application and choose Schedule Interview.',
  Active: 'An interview is here from two hours before it starts.',
  Completed: 'Interviews that were held wait here for your decision.',
};

interface FrameProps {
  /** The clock of all times, once it is known. */
  zone?: string;
  /** A moment at which that is named: its name changes with the season. */
  at?: string | undefined;
  children: ReactNode;
}

function Frame({ zone, at, children }: FrameProps) {
  const create = (
    <LinkButton to={paths.createJob} $tone="soft" icon={Plus}>
      Create Job
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader
        title="Interviews"
        subtitle={zone && `Times are ${zoneName(zone, at ? new Date(at) : new Date())}.`}
        actions={create}
      />
      {children}
    </Page>
  );
}
