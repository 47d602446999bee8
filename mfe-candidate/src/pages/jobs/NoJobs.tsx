import { Button, EmptyState, Row } from '@foothold/shared/ui';
import { anyKind, chosen, type JobSearch, useSearchChange } from './search';

/** Nothing to show: because of the filters, of what is searched for, or because there is nothing. */
export function NoJobs({ search }: { search: JobSearch }) {
  const change = useSearchChange();
  const narrowed = chosen(search).length > 0;
  const { q } = search;
  if (!narrowed && !q) {
    return <EmptyState title="No jobs available">Check back later for new opportunities.</EmptyState>;
  }
  return (
    <EmptyState
      title={narrowed ? 'No jobs match your filters' : `No jobs match “${q}”`}
      missing="match"
      action={
        <Row>
          {narrowed && (
            <Button $size="small" onClick={() => change(anyKind)}>
              Clear all filters
            </Button>
          )}
          {q && (
            <Button $size="small" $tone={narrowed ? 'soft' : 'plain'} onClick={() => change({ q: null })}>
              Clear the search
            </Button>
          )}
        </Row>
      }
    >
      {hintFor(q, narrowed)}
    </EmptyState>
  );
}

function hintFor(q: string | undefined, narrowed: boolean): string {
  if (!q) return 'Try fewer filters or another town.';
  return narrowed ? `You searched for “${q}”. Try fewer filters or other words.` : 'Try fewer words, or others.';
}
