import { useUnread } from '@foothold/shared/api';
import { t, VisuallyHidden } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';

/** How many notifications are unread, beside the word of the entry that leads to them; nothing where there are none. */
export function Unread({ on }: { on: Ground }) {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <Count $on={on}>
      {unread > 99 ? '99+' : unread}
      <VisuallyHidden> unread</VisuallyHidden>
    </Count>
  );
}

type Ground = 'pine' | 'wall';

const grounds = {
  pine: css`
    margin-left: auto;
    padding: 0 0.5rem;
    background: ${t.color.pineLine};
    color: ${t.color.onPine};
    font-size: ${t.size.small};
  `,
  // At the icon's shoulder, since there is no room beside the word.
  wall: css`
    position: absolute;
    top: 6px;
    left: calc(50% + 6px);
    min-width: 18px;
    padding: 0 0.3125rem;
    background: ${t.color.ink};
    color: ${t.color.ground};
    font-size: 0.75rem;
    line-height: 18px;
    text-align: center;
  `,
} satisfies Record<Ground, unknown>;

const Count = styled.span<{ $on: Ground }>`
  border-radius: ${t.radius.pill};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${({ $on }) => grounds[$on]}
`;
