import { Button, EmptyState } from '@foothold/shared/ui';
import { useClearFilters } from './ListTools';

interface NoMatchesProps {
  /** 'users' */
  noun: string;
  filters: readonly { name: string }[];
}

/** Shown in place of a list that its search and filters leave empty. */
export function NoMatches({ noun, filters }: NoMatchesProps) {
  const clearFilters = useClearFilters(filters);
  return (
    <EmptyState
      title={`No ${noun} match your filters`}
      illustration="match"
      action={
        <Button $tone="soft" onClick={clearFilters}>
          Clear all filters
        </Button>
      }
    >
      Try fewer filters, or another spelling.
    </EmptyState>
  );
}

/** Shown in place of an empty list of organisations. */
export const NoOrganizations = () => (
  <EmptyState title="No organisations yet" illustration="first">
    Companies stand here as soon as they register.
  </EmptyState>
);
