import { applicationStatuses } from '@foothold/shared/contract';
import type { AdminJobDetails } from '@foothold/shared/contract/admin';
import { StatusBadge } from '@foothold/shared/ui';
import { InformationCard } from '../../cards/InformationCard';

/** How many applications the job has, altogether and in each status. */
export function ApplicationNumbers({ counts }: { counts: AdminJobDetails['application_counts'] }) {
  const total = applicationStatuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <InformationCard
      title="Applications"
      hasShortValues
      details={[
        { key: 'All', label: 'All', value: formatCount(total) },
        ...applicationStatuses.map((status) => ({
          key: status,
          label: <StatusBadge status={status} />,
          value: formatCount(counts[status]),
        })),
      ]}
    />
  );
}

const formatCount = (count: number) => count.toLocaleString('en-GB');
