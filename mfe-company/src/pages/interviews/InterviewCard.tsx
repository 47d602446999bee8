import type { CompanyInterview, InterviewCategory } from '@foothold/shared/contract';
import { getInterviewState } from '@foothold/shared/format';
import { Link } from '@foothold/shared/router';
import { Avatar, Meta, media, nameFontStyle, SecondaryText, StatusBadge, surfaceStyle, t } from '@foothold/shared/ui';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { formatShortDay, formatWallClock, getTimePart } from '../../format/wallClock';
import { paths } from '../../routes/paths';
import { ChosenDate } from './ChosenDate';
import { InterviewActions } from './InterviewActions';
import { formatTimeUntilStart, listStatusLabels } from './labels';
import { Venue } from './Venue';

interface InterviewCardProps {
  interview: CompanyInterview;
  category: InterviewCategory;
  now: Date;
}

export function InterviewCard({ interview, category, now }: InterviewCardProps) {
  const heading = useId();
  const { student, job, application, date, starts_at, time_zone } = interview;
  const today = formatWallClock(time_zone, now);
  const state = getInterviewState(interview, now);
  // Whether the student has answered matters until the interview, and afterwards if no date was agreed.
  const hasNews = category === 'Pending' || !(interview.confirmed_at || interview.completed_at);

  return (
    <Box aria-labelledby={heading} $live={state === 'Live Now'}>
      <When dateTime={starts_at}>
        <b>{category === 'Completed' ? formatShortDay(date, today) : getTimePart(date)}</b>
        <span>
          {category === 'Completed' ? `at ${getTimePart(date)}` : formatTimeUntilStart(interview, today, now)}
        </span>
      </When>
      <Who>
        <Avatar name={student.full_name} />
        <div>
          <Student id={heading}>
            <Link to={paths.application(application.id)}>{student.full_name}</Link>
          </Student>
          <SecondaryText>{job.job_title}</SecondaryText>
          {hasNews && <ChosenDate interview={interview} now={now} />}
          {!hasNews && student.university && <Meta>{student.university}</Meta>}
          {category !== 'Completed' && <Venue interview={interview} />}
        </div>
      </Who>
      <State>
        {listStatusLabels(category, state).map((label) => (
          <StatusBadge key={label} status={label} />
        ))}
      </State>
      <InterviewActions interview={interview} category={category} now={now} />
    </Box>
  );
}

// Marks an interview that is going on, at the card's edge.
const live = css`
  border-color: ${t.color.ink2};
  &::before {
    content: '';
    position: absolute;
    left: -9px;
    top: 1.375rem;
    width: 17px;
    height: 26px;
    background: ${t.color.accent};
    border-radius: 42% 58% 52% 48% / 46% 44% 56% 54%;
  }
`;
const Box = styled.article<{ $live: boolean }>`
  ${surfaceStyle}
  position: relative;
  display: grid;
  grid-template-columns: 7.25rem minmax(0, 1fr) auto;
  grid-template-areas: 'time who badge' 'time who acts';
  grid-template-rows: auto 1fr;
  gap: 0.75rem 1.5rem;
  align-items: start;
  padding: 1.25rem 1.5rem;
  ${({ $live }) => $live && live}
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-areas: 'time badge' 'who who' 'acts acts';
    grid-template-rows: none;
    gap: 0.875rem;
    padding: 1rem;
  }
`;
const When = styled.time`
  grid-area: time;
  align-self: stretch;
  padding-right: 1rem;
  border-right: 1px solid ${t.color.line};
  font-variant-numeric: tabular-nums;
  b { display: block; font: 700 1.75rem/1.15 ${t.font.display}; letter-spacing: -0.015em; }
  span { color: ${t.color.ink3}; font-size: ${t.size.small}; }
  ${media.phone} { padding: 0; border: 0; white-space: nowrap; }
`;
const Who = styled.div`
  grid-area: who;
  display: flex;
  gap: 0.875rem;
  min-width: 0;
  overflow-wrap: anywhere;
  > div > :nth-child(n + 3) { margin-top: 0.375rem; }
`;
const Student = styled.h3`
  ${nameFontStyle}
  font-size: 1.125rem;
  line-height: 1.3;
  a { color: inherit; text-decoration: none; }
  a:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.2em; }
`;
const State = styled.div`
  grid-area: badge;
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  justify-content: end;
  justify-self: end;
`;
