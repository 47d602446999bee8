import { Button, EmptyState } from '@foothold/shared/ui';
import { everything, isNarrowed, type JobSearch, useSearchChange } from './search';

/** Nothing to show: because of the filters, or because there is nothing. */
export function NoJobs({ search }: { search: JobSearch }) {
  const change = useSearchChange();
  if (!isNarrowed(search)) {
    return <EmptyState title="No jobs available">Check back later for new opportunities.</EmptyState>;
  }
  return (
    <EmptyState
      title="No jobs match your filters"
      missing="match"
      action={
        <Button $size="small" onClick={() => change(everything)}>
          Clear all filters
        </Button>
      }
    >
      Try fewer filters or another town.
    </EmptyState>
  );
}
