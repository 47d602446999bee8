import { useBadgeCounts, useUnreadCount } from '@foothold/shared/api';
import type { NavEntry } from '@foothold/shared/boot';
import { t, VisuallyHidden } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';

interface CountProps {
  of: Pick<NavEntry, 'unread' | 'waiting'>;
  on: Ground;
}

/** What an entry of the sidebar has to say beside its word: how much is unread or waits there; nothing where nothing does. */
export function Count({ of, on }: CountProps) {
  const unread = useUnreadCount();
  const waiting = useBadgeCounts();
  if (of.unread) return <Figure {...{ on }} count={unread} word="unread" />;
  if (!of.waiting || !waiting) return null;
  return <Figure {...{ on }} count={waiting[of.waiting] ?? 0} word={words[of.waiting]} />;
}

const words = { new_applications: 'new', interviews_today: 'today' } satisfies Record<
  NonNullable<NavEntry['waiting']>,
  string
>;

function Figure({ on, count, word }: { on: Ground; count: number; word: string }) {
  if (count === 0) return null;
  return (
    <Pill $on={on}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden>{` ${word}`}</VisuallyHidden>
    </Pill>
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

const Pill = styled.span<{ $on: Ground }>`
  border-radius: ${t.radius.pill};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${({ $on }) => grounds[$on]}
`;
