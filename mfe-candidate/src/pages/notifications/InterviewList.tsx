import type { Application } from '@foothold/shared/contract';
import { Columns, EmptyState, LinkButton } from '@foothold/shared/ui';
import { compareInterviews, hasInterview } from '../../interview/interview';
import { paths } from '../../routes/paths';
import { InterviewCard } from './InterviewCard';

/** The student's interviews, the next one first. */
export function InterviewList({ applications }: { applications: readonly Application[] }) {
  const interviews = applications.filter(hasInterview).toSorted(compareInterviews);

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
