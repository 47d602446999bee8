import type { Passkey } from '@foothold/shared/contract';
import { formatDaysAgo, Meta, TextButton, t, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { PasskeyRemoval } from './PasskeyRemoval';

/** One passkey: its name, where it is, and when it was last used. */
export function PasskeyRow({ passkey, email }: { passkey: Passkey; email: string }) {
  const [isRemoving, setRemoving] = useState(false);
  const { name, is_synced, created_at, last_used_at } = passkey;
  return (
    <Line>
      <div>
        <b>{name}</b>
        <Meta>
          {is_synced ? 'Synced between your devices' : 'On one device'}. Added {formatDay(created_at)},{' '}
          {last_used_at ? `last used ${formatDaysAgo(last_used_at)}` : 'not used yet'}.
        </Meta>
      </div>
      <TextButton onClick={() => setRemoving(true)}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </TextButton>
      <PasskeyRemoval passkey={passkey} email={email} isOpen={isRemoving} onClose={() => setRemoving(false)} />
    </Line>
  );
}

const formatDay = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(instant));

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${t.space[4]};
  padding-block: ${t.space[2]};
  > div { flex: 1 1 10rem; }
  b { font-weight: 650; overflow-wrap: anywhere; }
`;
