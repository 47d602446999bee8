import type { Application } from '@foothold/shared/contract';
import { getInterviewState, type InterviewState } from '@foothold/shared/format';
import { Columns, EmptyState, LinkButton } from '@foothold/shared/ui';
import { type ApplicationWithInterview, hasInterview } from '../../interview/interview';
import { paths } from '../../routes/paths';
import { InterviewCard } from './InterviewCard';

/** First what is live or near, then the interviews whose date the student has to choose, then others; each by start. */
export function InterviewList({ applications }: { applications: readonly Application[] }) {
  const interviews = applications
    .filter(hasInterview)
    .toSorted((a, b) => getSortRank(a) - getSortRank(b) || a.interview.starts_at.localeCompare(b.interview.starts_at));

  if (interviews.length === 0) {
    return (
      <EmptyState
        title="No interviews yet"
        action={
          <LinkButton to={paths.applications} $size="small">
            My Applications
          </LinkButton>
        }
      >
        When a company invites you, the dates to choose from are here.
      </EmptyState>
    );
  }
  return (
    <Columns>
      {interviews.map((application) => (
        <InterviewCard key={application.id} application={application} />
      ))}
    </Columns>
  );
}

const getSortRank = ({ interview }: ApplicationWithInterview): number => sortRanks[getInterviewState(interview)];

const sortRanks: Record<InterviewState, number> = {
  'Live Now': 0,
  'Starting soon': 0,
  'Awaiting answer': 1,
  'New times asked for': 2,
  Confirmed: 2,
  Ended: 3,
};
