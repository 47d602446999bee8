import { Button, EmptyState, Row } from '@foothold/shared/ui';
import { type JobSearch, listActiveFilters, noFilters, useSearchChange } from './search';

/** Explains the empty list by the filters, by the search, or by the lack of jobs. */
export function NoJobs({ search }: { search: JobSearch }) {
  const changeSearch = useSearchChange();
  const hasFilters = listActiveFilters(search).length > 0;
  const { q } = search;
  if (!hasFilters && !q) {
    return <EmptyState title="No jobs available">Check back later for new opportunities.</EmptyState>;
  }
  return (
    <EmptyState
      title={hasFilters ? 'No jobs match your filters' : `No jobs match “${q}”`}
      illustration="match"
      action={
        <Row>
          {hasFilters && (
            <Button $size="small" onClick={() => changeSearch(noFilters)}>
              Clear all filters
            </Button>
          )}
          {q && (
            <Button $size="small" $tone={hasFilters ? 'soft' : 'plain'} onClick={() => changeSearch({ q: null })}>
              Clear the search
            </Button>
          )}
        </Row>
      }
    >
      {getHint(q, hasFilters)}
    </EmptyState>
  );
}

function getHint(q: string | undefined, hasFilters: boolean): string {
  if (!q) return 'Try fewer filters or another town.';
  return hasFilters ? `You searched for “${q}”. Try fewer filters or other words.` : 'Try fewer words, or others.';
}
