import type { AccountSession } from '@foothold/shared/contract';
import { Badge, formatDaysAgo, Meta, t } from '@foothold/shared/ui';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { EndSessionButton } from './EndSessionButton';

interface SessionRowProps {
  session: AccountSession;
  /** Runs when the row is gone. */
  onEnded: () => void;
}

/** One session: its device, when it was last used, and for others than the current one what ends it. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, device, created_at, last_seen_at, current } = session;
  const name = device ?? 'Unknown device';
  const loggedIn = formatDateTime(created_at);
  return (
    <Line>
      <div>
        <b>{name}</b>
        <Meta>
          Logged in {loggedIn}
          {!current && `, last seen ${formatDaysAgo(last_seen_at)}`}
        </Meta>
      </div>
      {current ? (
        <Badge tone="good" icon={CircleCheck}>
          This device
        </Badge>
      ) : (
        <EndSessionButton id={id} of={`${name}, logged in ${loggedIn}`} onEnded={onEnded} />
      )}
    </Line>
  );
}

const formatDateTime = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant));

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[1]} ${t.space[4]};
  padding-block: ${t.space[3]};
  > div { flex: 1 1 10rem; }
  &:first-child { padding-top: 0; }
  &:last-child { padding-bottom: 0; }
  b { font-weight: 650; overflow-wrap: anywhere; }
`;
