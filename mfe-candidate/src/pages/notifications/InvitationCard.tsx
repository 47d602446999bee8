import { type Application, explain, type Interview } from '@foothold/shared/contract';
import { Card, JobTitle, Meta, OutButton, StatusBadge, t, VisuallyHidden } from '@foothold/shared/ui';
import { Video } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { Clocks } from '../../Clocks';
import { hasStarted } from '../../interviewTimes';
import { DateChoice } from './DateChoice';

/** An application that has come to an interview. */
export type Invited = Application & { interview: Interview };

/** One interview: the dates to choose from, or what was settled, and where to meet. */
export function InvitationCard({ application: { interview, job, organization } }: { application: Invited }) {
  const title = useId();
  const { confirmed_at, completed_at, starts_at, time_zone, meet_link } = interview;
  const isOver = completed_at !== null || hasStarted(interview);

  return (
    <Box aria-labelledby={title}>
      <div>
        <StatusBadge status={standingOf(interview)} />
      </div>
      <div>
        <JobTitle as="h3" id={title}>
          {job.job_title || 'Untitled Position'}
        </JobTitle>
        <Company>{organization.company_name || 'Unknown Company'}</Company>
      </div>
      {isOver && <p>{completed_at ? 'This interview has taken place.' : explain('interview_started')}</p>}
      {confirmed_at && <p>You confirmed this date.</p>}
      {isOver || confirmed_at ? (
        <Clocks instant={starts_at} zone={time_zone} />
      ) : (
        // A new offer is a new choice.
        <DateChoice key={offerOf(interview)} interview={interview} of={job.job_title} />
      )}
      {!completed_at && <div>{meet_link ? <Join link={meet_link} of={job.job_title} /> : <Meta>{noLink}</Meta>}</div>}
    </Box>
  );
}

function standingOf(interview: Invited['interview']) {
  if (interview.completed_at) return 'Completed';
  if (interview.confirmed_at) return 'Scheduled';
  return hasStarted(interview) ? 'Interview' : 'Pending';
}

const offerOf = ({ date, alt_date_1, alt_date_2 }: Invited['interview']) => [date, alt_date_1, alt_date_2].join();

const noLink = 'The company has not given a meeting link yet.';

const Join = ({ link, of }: { link: string; of: string }) => (
  <OutButton href={link} $tone="soft" $size="small" icon={Video}>
    Join Meeting
    <VisuallyHidden>{` for ${of}, opens in a new tab`}</VisuallyHidden>
  </OutButton>
);

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  align-self: start;
  gap: ${t.space[3]};
`;
const Company = styled.p`
  margin-top: 0.1875rem;
  color: ${t.color.ink2};
  font-weight: 550;
  overflow-wrap: anywhere;
`;
