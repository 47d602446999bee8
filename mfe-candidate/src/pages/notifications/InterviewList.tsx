import type { Application } from '@foothold/shared/contract';
import { Columns, EmptyState, LinkButton } from '@foothold/shared/ui';
import { type ApplicationWithInterview, hasInterview, hasStarted } from '../../interview/interview';
import { paths } from '../../routes/paths';
import { InterviewCard } from './InterviewCard';

/** First the interviews whose date the student has to choose, then the upcoming ones, then the past; each by start. */
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

function getSortRank({ interview }: ApplicationWithInterview): number {
  if (interview.completed_at || hasStarted(interview)) return 2;
  return interview.confirmed_at ? 1 : 0;
}
