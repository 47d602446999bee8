import type { CompanyApplication, Interview } from '@foothold/shared/contract';
import { getInterviewState, type InterviewState } from '@foothold/shared/format';
import { Link, useNavigate } from '@foothold/shared/router';
import {
  Badge,
  formatDaysAgoCapitalized,
  formatRelativeDateTime,
  media,
  StatusBadge,
  t,
  VisuallyHidden,
} from '@foothold/shared/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import styled from 'styled-components';
import { answerLabels, getApplicantName, hasDeletedAccount, isDecided } from '../../applications/application';
import { KeyedRating } from '../../applications/Rating';
import { useRating } from '../../applications/useRating';
import type { Decision } from '../../decisions/loadDecisions';
import { WaitingBadge } from '../../decisions/WaitingBadge';
import { formatShortDay, formatWallClock, getTimePart } from '../../format/wallClock';
import { paths } from '../../routes/paths';
import { SelectBox } from './SelectBox';

interface ApplicationRowProps {
  id: string;
  application: CompanyApplication;
  search: string;
  /** The decision in which it waits. */
  waiting: Decision | undefined;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

/** A row of the table. A press anywhere but on a control opens the application, as Enter on the name does; figures rate there, Space selects. */
export function ApplicationRow({ id, application, search, waiting, isSelected, onToggle }: ApplicationRowProps) {
  const navigate = useNavigate();
  const { student, job, created_at, interview } = application;
  const name = getApplicantName(application) ?? 'Unknown Applicant';
  const path = paths.application(application.id, search);
  const education = [student.university || 'Unknown University', student.course_of_study].filter(Boolean).join(', ');
  const rating = useRating(application);
  const isRatable = !hasDeletedAccount(application);
  const handleKey = (event: KeyboardEvent) => {
    if (isRatable) rating.rateByKey(event);
    if (event.key !== ' ' || event.altKey || event.ctrlKey || event.metaKey) return;
    // Else the page scrolls.
    event.preventDefault();
    onToggle(event.shiftKey);
  };
  const open = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const control = (target as Element).closest('a, button, label, input');
    if (!control && currentTarget.contains(target as Node)) void navigate(path);
  };

  return (
    <TableRow id={id} tabIndex={-1} $isSelected={isSelected} onClick={open}>
      <td>
        <SelectBox label={`Select ${name}`} isLabelHidden isSelected={isSelected} onToggle={onToggle} />
      </td>
      <th scope="row">
        <Link to={path} data-row-link="" title={name} onKeyDown={handleKey}>
          {name}
        </Link>
      </th>
      <td title={education}>{education}</td>
      <td title={job.job_title}>{job.job_title || 'Unknown Job Title'}</td>
      <td>
        <AppliedTime
          dateTime={created_at}
          title={formatRelativeDateTime(created_at)}
          data-printed={formatPrintedDate(created_at)}
        >
          {formatDaysAgoCapitalized(created_at)}
        </AppliedTime>
      </td>
      <td>{isRatable && <KeyedRating application={application} state={rating} />}</td>
      <td>
        {waiting && changesStatus(waiting) ? (
          <WaitingBadge decision={waiting} isNarrow />
        ) : (
          <Standing application={application} />
        )}
      </td>
      <td>
        <InterviewTime interview={interview} isDecided={isDecided(application)} />
      </td>
    </TableRow>
  );
}

/** A message leaves the status as it is. */
const changesStatus = ({ kind }: Decision) => kind !== 'message';

/** The status; of an accepted one, what its student has answered. */
const Standing = ({ application: { status, acceptance_answer } }: Pick<ApplicationRowProps, 'application'>) =>
  acceptance_answer ? (
    <Badge tone={acceptance_answer === 'confirmed' ? 'good' : 'warn'}>
      <span>
        <VisuallyHidden>{`${status}, `}</VisuallyHidden>
        {answerLabels[acceptance_answer]}
      </span>
    </Badge>
  ) : (
    <StatusBadge status={status} />
  );

/** When the interview is or was; nothing where a decision came before it. */
function InterviewTime({ interview, isDecided }: { interview: Interview | null; isDecided: boolean }) {
  if (!interview) return null;
  const state = getInterviewState(interview);
  if (isDecided && !(state === 'Ended' && wasHeld(interview))) return null;
  if (state === 'New times asked for') return <span title={state}>{state}</span>;
  return <time dateTime={interview.starts_at}>{formatInterviewTime(interview, state)}</time>;
}

const wasHeld = ({ completed_at, confirmed_at }: Interview) => completed_at !== null || confirmed_at !== null;

function formatInterviewTime({ date, time_zone }: Interview, state: InterviewState): string {
  if (state === 'Live Now') return `${state}, ${getTimePart(date)}`;
  const day = formatShortDay(date, formatWallClock(time_zone));
  return state === 'Ended' ? `${state}, ${day}` : `${day}, ${getTimePart(date)}`;
}

const formatPrintedDate = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

// On paper 'Yesterday' is soon wrong.
const AppliedTime = styled.time`
  ${media.print} { font-size: 0; &::after { content: attr(data-printed); font-size: ${t.size.small}; } }
`;
const TableRow = styled.tr<{ $isSelected: boolean }>`
  scroll-margin-block: 5rem;
  background: ${({ $isSelected }) => ($isSelected ? t.color.accentTint : 'transparent')};
  cursor: pointer;
  &:not(:first-child) > * { border-top: 1px solid ${t.color.line}; }
  &:hover { background: ${({ $isSelected }) => ($isSelected ? t.color.accentTint : t.color.sunken)}; }
  ${media.print} { &, &:hover { background: none; } }
  && > th { border-bottom: 0; font-weight: 650; }
  a { scroll-margin-block: 5rem; color: ${t.color.ink}; text-decoration: none; }
  a:hover { text-decoration: underline; }
  time { color: ${t.color.ink2}; }
  td:nth-last-child(2) { text-overflow: clip; }
  td:nth-last-child(2) > span { padding: 0 0.5rem 0 0.375rem; font-size: 0.8125rem; vertical-align: middle; }
`;
