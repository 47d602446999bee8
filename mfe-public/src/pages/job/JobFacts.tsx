import type { Job } from '@foothold/shared/contract';
import { Meta, Money, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export function JobFacts({ job }: { job: Job }) {
  return (
    <Facts>
      <Fact label="Department">{job.department}</Fact>
      <Fact label="Stipend">
        {job.stipend === 1 ? 'Paid' : 'Unpaid'}
        {job.stipend === 1 && job.amount && (
          <Pay>
            <Money currency={job.currency} amount={job.amount} per="a month" />
          </Pay>
        )}
      </Fact>
      <Fact label="Work environment">
        <Capital>{job.env_mode}</Capital>
      </Fact>
      {job.location && <Fact label="Location">{job.location}</Fact>}
      <Fact label="Duration">{job.duration}</Fact>
      <Fact label="Application deadline">
        <time dateTime={job.deadline}>{longDate(job.deadline)}</time>
        {job.display_status === 'Active' && <Meta as="span">{timeLeft(job.days_left)}</Meta>}
      </Fact>
    </Facts>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const longDate = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function timeLeft(days: number): string {
  if (days <= 0) return 'Today is the last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}

const Facts = styled.dl`
  display: grid;
  > div { padding: 0.75rem 0; border-top: 1px solid ${t.color.line}; }
  > div:last-child { border-bottom: 1px solid ${t.color.line}; }
  dt { color: ${t.color.ink2}; font-size: ${t.size.small}; }
  dd { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; font-weight: 600; overflow-wrap: anywhere; }
`;
const Capital = styled.span`display: inline-block; &::first-letter { text-transform: uppercase; }`;
const Pay = styled.span`font-weight: 400;`;
