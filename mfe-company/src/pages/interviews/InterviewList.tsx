import type { CompanyInterview, InterviewCategory } from '@foothold/shared/contract';
import { ListFooter, type ListPage, useInfiniteList } from '@foothold/shared/lists';
import { CardTitle, Meta, Stack, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatWallClock, getDatePart } from '../../format/wallClock';
import { InterviewCard } from './InterviewCard';
import { formatDayAndTime, formatDayHeading } from './labels';

interface InterviewListProps extends Omit<LoadedInterviewsProps, 'interviews'> {
  firstPage: ListPage<CompanyInterview>;
}

export function InterviewList({ firstPage, ...props }: InterviewListProps) {
  const list = useInfiniteList(firstPage);
  return (
    <>
      <LoadedInterviews interviews={list.rows} {...props} />
      <ListFooter list={list} failureMessage="Error fetching interviews: the next ones did not come." />
    </>
  );
}

interface LoadedInterviewsProps {
  category: InterviewCategory;
  /** In display order. */
  interviews: CompanyInterview[];
  now: Date;
  /** The first interviews that have not been held yet, to name the next one. */
  upcoming: CompanyInterview[];
}

/** Future interviews by day, soonest first; completed ones in one list, latest first. */
function LoadedInterviews({ category, interviews, now, upcoming }: LoadedInterviewsProps) {
  const renderCards = (shown: CompanyInterview[]) => (
    <List>
      {shown.map((interview) => (
        <li key={interview.id}>
          <InterviewCard interview={interview} category={category} now={now} />
        </li>
      ))}
    </List>
  );
  if (category === 'Completed')
    return <DaySection name="Waiting for your decision">{renderCards(interviews)}</DaySection>;

  const dates = [...new Set(interviews.map(({ date }) => getDatePart(date)))];
  return (
    <Stack $gap={6}>
      {dates.map((date) => (
        <DaySection key={date} {...formatDayHeading(date, getToday(interviews[0], now))}>
          {renderCards(interviews.filter((interview) => getDatePart(interview.date) === date))}
        </DaySection>
      ))}
      {category === 'Active' && <NextInterview upcoming={upcoming} now={now} />}
    </Stack>
  );
}

function NextInterview({ upcoming, now }: { upcoming: CompanyInterview[]; now: Date }) {
  const next = upcoming.find(({ starts_at }) => Date.parse(starts_at) > now.getTime());
  return next ? (
    <Meta>{`After this: ${next.student.full_name}, ${formatDayAndTime(next.date, getToday(next, now))}.`}</Meta>
  ) : null;
}

function DaySection({ name, rest, children }: { name: string; rest?: string; children: ReactNode }) {
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

const getToday = (interview: CompanyInterview | undefined, now: Date) =>
  formatWallClock(interview?.time_zone ?? 'UTC', now);

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
