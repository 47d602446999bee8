import { useIdentity } from '@foothold/shared/auth';
import type { Job } from '@foothold/shared/contract';
import { Money, StatusBadge, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { deadlineBadge } from './words';

/** Badges at the left, pay at the right. */
export function JobBadges({ job }: { job: Job }) {
  const applied = useHasApplied(job);
  const deadline = deadlineBadge(job);
  const paid = job.stipend === 1;

  return (
    <Line>
      {applied && <StatusBadge status="Applied" />}
      {deadline && <StatusBadge status={deadline} />}
      <Pay>
        {paid && !job.amount ? (
          <b>Paid</b>
        ) : (
          <Money currency={job.currency} amount={paid ? job.amount : null} per="a month" />
        )}
      </Pay>
    </Line>
  );
}

/** Whether the student who reads this has applied for the job already. */
export function useHasApplied({ applied_user_ids }: Job): boolean {
  const identity = useIdentity();
  return identity !== null && applied_user_ids.includes(identity.user_id);
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  min-height: 28px;
`;
const Pay = styled.span`
  margin-left: auto;
  color: ${t.color.ink};
  &:first-child { margin-left: 0; }
`;
