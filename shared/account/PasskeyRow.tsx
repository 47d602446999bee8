import type { Passkey } from '@foothold/shared/contract';
import { formatDaysAgo, Meta, TextButton, t, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { PasskeyRemoval } from './PasskeyRemoval';

interface PasskeyRowProps {
  passkey: Passkey;
  email: string;
  /** What gets the focus when the row is gone. */
  findList: () => HTMLElement | null;
}

/** One passkey: its name, where it is, and when it was added and last used. */
export function PasskeyRow({ passkey, email, findList }: PasskeyRowProps) {
  const [isRemoving, setRemoving] = useState(false);
  const { name, is_synced, created_at, last_used_at } = passkey;
  const added = formatDateTime(created_at);
  return (
    <Line>
      <div>
        <b>{name}</b>
        <Meta>
          {is_synced ? 'Synced between your devices' : 'On one device'}. Added {added},{' '}
          {last_used_at ? `last used ${formatDaysAgo(last_used_at)}` : 'not used yet'}.
        </Meta>
      </div>
      <TextButton onClick={() => setRemoving(true)}>
        Remove<VisuallyHidden>{` ${name}, added ${added}`}</VisuallyHidden>
      </TextButton>
      <PasskeyRemoval {...{ passkey, email, findList }} isOpen={isRemoving} onClose={() => setRemoving(false)} />
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
  gap: 0 ${t.space[4]};
  padding-block: ${t.space[2]};
  > div { flex: 1 1 10rem; }
  b { font-weight: 650; overflow-wrap: anywhere; }
`;
