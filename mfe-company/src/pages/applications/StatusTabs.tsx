import { applicationStatuses } from '@foothold/shared/contract';
import { useLocation } from '@foothold/shared/router';
import { TabLinks } from '@foothold/shared/ui';
import type { ApplicationFilters } from '../../applications/applicationFilters';
import { type StatusCounts, sumCounts } from './loader';

/** A tab for all applications and one for each status, with counts. */
export function StatusTabs({ filters, counts }: { filters: ApplicationFilters; counts: StatusCounts }) {
  const { pathname, search } = useLocation();
  const getTabUrl = (status?: string) => {
    const params = new URLSearchParams(search);
    params.delete('shown');
    params.delete('status');
    if (status) params.set('status', status);
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };
  const tabs = applicationStatuses.map((status) => ({
    to: getTabUrl(status),
    label: status,
    count: counts[status],
    current: filters.status === status,
  }));

  return (
    <TabLinks
      label="Applications by status"
      tabs={[{ to: getTabUrl(), label: 'All', count: sumCounts(counts), current: !filters.status }, ...tabs]}
    />
  );
}
