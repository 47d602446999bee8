import { type JobListSearch, listActiveFilters } from '@foothold/shared/contract';
import { formatNoJobs } from '@foothold/shared/format';
import { Button, EmptyState, Row } from '@foothold/shared/ui';
import { noFilters, useSearchChange } from './search';

/** Explains the empty list by the filters, by the search, or by the lack of jobs. */
export function NoJobs({ search }: { search: JobListSearch }) {
  const changeSearch = useSearchChange();
  const hasFilters = listActiveFilters(search).length > 0;
  const { q } = search;
  const { title, hint } = formatNoJobs(q, hasFilters);
  if (!hasFilters && !q) return <EmptyState title={title}>{hint}</EmptyState>;
  return (
    <EmptyState
      title={title}
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
      {hint}
    </EmptyState>
  );
}
