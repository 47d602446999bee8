import { applicationStatuses } from '@foothold/shared/contract';
import { useLocation } from '@foothold/shared/router';
import { TabLinks } from '@foothold/shared/ui';
import type { Wish } from '../../wish';
import type { Counts } from './load';

/** All of them, and those of each status, with how many there are. */
export function StatusTabs({ wish, counts }: { wish: Wish; counts: Counts }) {
  const { pathname, search } = useLocation();
  const addressOf = (status?: string) => {
    const params = new URLSearchParams(search);
    params.delete('shown');
    params.delete('status');
    if (status) params.set('status', status);
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };
  const tabs = applicationStatuses.map((status) => ({
    to: addressOf(status),
    label: status,
    count: counts[status],
    current: wish.status === status,
  }));

  return (
    <TabLinks
      label="Applications by status"
      tabs={[{ to: addressOf(), label: 'All', count: sumOf(counts), current: !wish.status }, ...tabs]}
    />
  );
}

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
