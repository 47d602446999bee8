import type { Application, Interview } from '@foothold/shared/contract';
import { formatDayAndMonth, getInterviewState, type InterviewState } from '@foothold/shared/format';
import { Link } from '@foothold/shared/router';
import {
  Badge,
  Card,
  excerpt,
  formatDaysAgo,
  JobTitle,
  LinkButton,
  Meta,
  NameLink,
  Row,
  StatusBadge,
  standaloneLinkStyle,
  t,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { findPendingPromise, hasNoReply } from '../../applications/reply';
import { WithdrawButton } from '../../applications/WithdrawButton';
import { formatShortTime } from '../../interview/interview';
import { paths } from '../../routes/paths';

interface ApplicationCardProps {
  application: Application;
  /** Messages of the company that were not read. */
  unread: number;
  /** `h3` below the heading of a section. */
  heading?: 'h2' | 'h3';
}

export function ApplicationCard({ application, unread, heading = 'h2' }: ApplicationCardProps) {
  const titleId = useId();
  const { id, job, organization, status, created_at, acceptance_answer } = application;
  const promisedBy = findPendingPromise(application, new Date());
  const isUnanswered = status === 'Accepted' && !acceptance_answer;

  return (
    <Box aria-labelledby={titleId}>
      <Row>
        <StatusBadge status={status} />
        {unread > 0 && (
          <UnreadLink to={paths.conversation(id)}>
            <Badge tone="info" icon={MessagesSquare}>
              {unread === 1 ? '1 unread message' : `${unread} unread messages`}
            </Badge>
          </UnreadLink>
        )}
      </Row>
      <Heading
        forwardedAs={heading}
        id={titleId}
        mark={(title) => <NameLink to={paths.application(id)}>{title}</NameLink>}
      >
        {job.job_title || 'Untitled Position'}
      </Heading>
      <Company>{organization.company_name || 'Unknown Company'}</Company>
      <StatusMessage application={application} />
      <Description>{excerpt(job.job_description, 120) || 'No description available.'}</Description>
      <AppliedAt>
        Applied {formatDaysAgo(created_at)}
        {promisedBy && ` · reply by ${formatDayAndMonth(promisedBy)}`}
      </AppliedAt>
      <Foot>
        <WithdrawButton application={application} />
        {isUnanswered && (
          <LinkButton to={paths.welcome(id)} $size="small">
            Confirm or decline
            <VisuallyHidden>{` ${job.job_title || 'Untitled Position'}`}</VisuallyHidden>
          </LinkButton>
        )}
        <LinkButton
          to={paths.application(id)}
          $tone={status === 'Interview' || isUnanswered ? 'plain' : 'soft'}
          $size="small"
        >
          View Details
          <VisuallyHidden>{` of ${job.job_title || 'Untitled Position'}`}</VisuallyHidden>
        </LinkButton>
      </Foot>
    </Box>
  );
}

/** The one line that matters most in this status. */
function StatusMessage({ application }: { application: Application }) {
  const { status, interview, reply_due_on, acceptance_answer } = application;
  if (reply_due_on && hasNoReply(application, new Date()))
    return (
      <StatusLine>{`No reply: one was promised by ${formatDayAndMonth(reply_due_on)}. It stays open.`}</StatusLine>
    );
  if (acceptance_answer)
    return <StatusLine $good={acceptance_answer === 'confirmed'}>{`You ${acceptance_answer}.`}</StatusLine>;
  if (status === 'Accepted')
    return <StatusLine $good>Congratulations! The company accepted your application.</StatusLine>;
  if (status !== 'Interview' || !interview) return null;
  const state = getInterviewState(interview);
  const text = describeInterview(interview, state);
  return <StatusLine $due={state === 'Awaiting answer' || state === 'Starting soon'}>{text}</StatusLine>;
}

function describeInterview({ starts_at, time_zone, confirmed_at, completed_at }: Interview, state: InterviewState) {
  if (completed_at) return 'The interview has taken place.';
  const time = formatShortTime(starts_at, time_zone);
  if (state === 'Ended') return confirmed_at ? `The interview was on ${time}.` : `No time was agreed before ${time}.`;
  if (state === 'New times asked for') return 'You asked for other times.';
  if (state === 'Awaiting answer') return `Choose a date before ${time}`;
  return state === 'Confirmed' ? `Interview on ${time}` : `${state}: interview on ${time}`;
}

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  padding-bottom: 1rem;
  &:hover { border-color: ${t.color.ink3}; }
`;
const UnreadLink = styled(Link)`${standaloneLinkStyle} text-decoration: none;`;
const Heading = styled(JobTitle)`margin-top: 0.625rem;`;
const Company = styled.p`
  margin-top: 0.1875rem;
  color: ${t.color.ink2};
  font-weight: 550;
  overflow-wrap: anywhere;
`;
const StatusLine = styled.p<{ $good?: boolean; $due?: boolean }>`
  margin-top: 0.75rem;
  color: ${({ $good, $due }) => ($good ? t.color.good : $due ? t.color.warn : t.color.ink)};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Description = styled.p`
  margin: 0.75rem 0;
  color: ${t.color.ink2};
  font-size: ${t.size.text};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;
const AppliedAt = styled(Meta)`margin-top: auto;`;
// At opposite ends, so that nobody who wants to look withdraws by mistake.
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  min-height: 40px;
  margin-top: 0.5rem;
  > a:last-child { margin-left: auto; }
  > button { color: ${t.color.ink2}; font-weight: 550; }
`;
