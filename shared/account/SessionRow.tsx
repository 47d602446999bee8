import type { AccountSession } from '@foothold/shared/contract';
import { Badge, formatDaysAgo, Meta, t } from '@foothold/shared/ui';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';

/** One session: its device, and when it was last used. */
export const SessionRow = ({ session: { device, created_at, last_seen_at, current } }: { session: AccountSession }) => (
  <Line>
    <div>
      <b>{device ?? 'Unknown device'}</b>
      <Meta>
        Signed in {formatDateTime(created_at)}
        {!current && `, last seen ${formatDaysAgo(last_seen_at)}`}
      </Meta>
    </div>
    {current && (
      <Badge tone="good" icon={CircleCheck}>
        This device
      </Badge>
    )}
  </Line>
);

const formatDateTime = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant));

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[1]} ${t.space[4]};
  padding-block: ${t.space[3]};
  &:first-child { padding-top: 0; }
  &:last-child { padding-bottom: 0; }
  b { font-weight: 650; overflow-wrap: anywhere; }
`;
