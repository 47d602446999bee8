import { Button, media, t } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

export interface ReleaseNoticeProps {
  /** Why the page's area is switched off; undefined when another release is live instead. */
  disabledReason: string | undefined;
}

/** Offers to reload the page because its release is not live any more. It can be dismissed: the open page keeps working. */
export function ReleaseNotice({ disabledReason }: ReleaseNoticeProps) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Bar role="status">
      <span>
        {disabledReason === undefined
          ? 'Foothold was updated while this page was open.'
          : `This part of Foothold was switched off: ${disabledReason}`}
      </span>
      <Actions>
        <Button $tone="plain" $size="small" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button $tone="ghost" $size="small" onClick={() => setDismissed(true)}>
          Later
        </Button>
      </Actions>
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  z-index: 30;
  right: 1.5rem;
  bottom: 1.5rem;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[2]} ${t.space[4]};
  padding: ${t.space[3]} ${t.space[4]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.surface};
  ${media.print} { display: none; }
  background: ${t.color.surface};
  box-shadow: ${t.color.shadow};
  ${media.phone} {
    right: 1rem;
    bottom: calc(var(--dock, 0px) + 1rem + env(safe-area-inset-bottom));
    left: 1rem;
  }
`;
const Actions = styled.span`
  display: flex;
  gap: ${t.space[2]};
`;
