import { useBadgeCounts, useUnreadCount } from '@foothold/shared/api';
import type { NavEntry } from '@foothold/shared/boot';
import { t, VisuallyHidden } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';

interface NavBadgeProps {
  entry: Pick<NavEntry, 'unread' | 'waiting'>;
  surface: BadgeSurface;
}

/** The count beside a navigation entry: unread notifications, or the entry's badge count. Nothing when it is 0. */
export function NavBadge({ entry, surface }: NavBadgeProps) {
  const unread = useUnreadCount();
  const badgeCounts = useBadgeCounts();
  if (entry.unread) return <BadgeCount surface={surface} count={unread} label="unread" />;
  if (!entry.waiting || !badgeCounts) return null;
  return <BadgeCount surface={surface} count={badgeCounts[entry.waiting] ?? 0} label={badgeLabels[entry.waiting]} />;
}

/** At the phone's menu button: how many notifications and conversations are unread of those entries that only the menu has. */
export function MenuBadge({ entries }: { entries: readonly NavEntry[] }) {
  const notifications = useUnreadCount();
  const conversations = useBadgeCounts()?.unread_conversations ?? 0;
  const isInMenu = (isUnread: (entry: NavEntry) => unknown) => entries.some((entry) => !entry.dock && isUnread(entry));
  const count =
    (isInMenu(({ unread }) => unread) ? notifications : 0) +
    (isInMenu(({ waiting }) => waiting === 'unread_conversations') ? conversations : 0);
  return <BadgeCount surface="dock" count={count} label="unread" />;
}

const badgeLabels = {
  new_applications: 'new',
  interviews_today: 'today',
  due_replies: 'due',
  unread_conversations: 'unread',
} satisfies Record<NonNullable<NavEntry['waiting']>, string>;

function BadgeCount({ surface, count, label }: { surface: BadgeSurface; count: number; label: string }) {
  if (count === 0) return null;
  return (
    <Pill $on={surface}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </Pill>
  );
}

export type BadgeSurface = 'sidebar' | 'dock';

const surfaceStyles = {
  sidebar: css`
    margin-left: auto;
    padding: 0 0.5rem;
    background: ${t.color.pineLine};
    color: ${t.color.onPine};
    font-size: ${t.size.small};
  `,
  // At the icon's top right corner: there is no room beside the label.
  dock: css`
    position: absolute;
    top: 6px;
    left: calc(50% + 6px);
    min-width: 18px;
    padding: 0 5px;
    background: ${t.color.ink};
    color: ${t.color.background};
    font-size: 12px;
    line-height: 18px;
    text-align: center;
  `,
} satisfies Record<BadgeSurface, unknown>;

const Pill = styled.span<{ $on: BadgeSurface }>`
  border-radius: ${t.radius.pill};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${({ $on }) => surfaceStyles[$on]}
`;
