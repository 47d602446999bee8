import type { ApplicationStatus, Job } from '@foothold/shared/contract';
import { payLabels, payPeriod } from '@foothold/shared/format';
import { Badge, Money, StatusBadge, t } from '@foothold/shared/ui';
import { Sparkle } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { appliedLabel, deadlineLabel } from './labels';

interface JobBadgesProps {
  job: Pick<Job, 'stipend' | 'currency' | 'amount' | 'days_left' | 'display_status' | 'taken_down' | 'held'>;
  /** Status of the reader's own application. */
  applicationStatus?: ApplicationStatus | undefined;
  /** The reader has not seen it. */
  isNew?: boolean;
}

/** Badges at the left, pay at the right. */
export function JobBadges({ job, applicationStatus, isNew = false }: JobBadgesProps) {
  const deadline = deadlineLabel(job);
  const isPaid = job.stipend === 1;

  return (
    <BadgeLine
      badges={
        (applicationStatus || deadline || isNew) && (
          <BadgeGroup>
            {isNew && (
              <Badge tone="info" icon={Sparkle}>
                New
              </Badge>
            )}
            {applicationStatus && <StatusBadge status={appliedLabel(applicationStatus)} />}
            {deadline && <StatusBadge status={deadline} />}
          </BadgeGroup>
        )
      }
      pay={
        isPaid && !job.amount ? (
          <b>{payLabels.paid}</b>
        ) : (
          <Money currency={job.currency} amount={isPaid ? job.amount : null} per={payPeriod} />
        )
      }
    />
  );
}

/** The arrangement of the badges and the pay. */
export const BadgeLine = ({ badges, pay }: { badges: ReactNode; pay: ReactNode }) => (
  <Line>
    {badges}
    <Pay>{pay}</Pay>
  </Line>
);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  min-height: 28px;
`;
// Where both do not fit beside each other, pay begins a line of its own.
export const BadgeGroup = styled.div`flex: 1 1 auto; display: flex; flex-wrap: wrap; gap: 0.5rem;`;
const Pay = styled.span`color: ${t.color.ink};`;
