import type { CompanyInterview, InterviewCategory } from '@foothold/shared/contract';
import { CardTitle, Meta, Stack, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { dateOf, wallClockIn } from '../../clock';
import { InterviewCard } from './InterviewCard';
import { dayAndTime, dayHeading } from './words';

interface InterviewListProps {
  category: InterviewCategory;
  /** In the order in which they are shown. */
  interviews: CompanyInterview[];
  now: Date;
  /** The first of those that are not held yet, to name the next one. */
  coming: CompanyInterview[];
}

/** What is ahead stands day by day, soonest first; what is over waits for a decision, latest first. */
export function InterviewList({ category, interviews, now, coming }: InterviewListProps) {
  const cards = (some: CompanyInterview[]) => (
    <List>
      {some.map((interview) => (
        <li key={interview.id}>
          <InterviewCard interview={interview} category={category} now={now} />
        </li>
      ))}
    </List>
  );
  if (category === 'Completed') return <Day name="Waiting for your decision">{cards(interviews)}</Day>;

  const dates = [...new Set(interviews.map(({ date }) => dateOf(date)))];
  return (
    <Stack $gap={6}>
      {dates.map((date) => (
        <Day key={date} {...dayHeading(date, todayOf(interviews[0], now))}>
          {cards(interviews.filter((interview) => dateOf(interview.date) === date))}
        </Day>
      ))}
      {category === 'Active' && <Next coming={coming} now={now} />}
    </Stack>
  );
}

function Next({ coming, now }: { coming: CompanyInterview[]; now: Date }) {
  const next = coming.find(({ starts_at }) => Date.parse(starts_at) > now.getTime());
  return next ? (
    <Meta>{`After this: ${next.student.full_name}, ${dayAndTime(next.date, todayOf(next, now))}.`}</Meta>
  ) : null;
}

function Day({ name, rest, children }: { name: string; rest?: string; children: ReactNode }) {
  return (
    <section>
      <Heading as="h2">
        {name}
        {rest && <span> {rest}</span>}
      </Heading>
      {children}
    </section>
  );
}

const todayOf = (interview: CompanyInterview | undefined, now: Date) => wallClockIn(interview?.time_zone ?? 'UTC', now);

const Heading = styled(CardTitle)`
  margin-bottom: 0.75rem;
  > span {
    margin-left: 0.5rem;
    color: ${t.color.ink3};
    font: 400 ${t.size.text} ${t.font.body};
    letter-spacing: 0;
  }
`;
const List = styled.ul`display: grid; gap: 0.75rem;`;
