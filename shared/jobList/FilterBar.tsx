import { media, visuallyHiddenStyle } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ActiveFilters } from './ActiveFilters';
import { Filters } from './Filters';
import { JobSortSelect } from './JobSortSelect';
import type { LoadedJobList } from './loadJobList';

/**
 * What narrows and orders the list, and what the search made of the words that were typed. `actions` is what can be done with
 * a search, after its filters.
 */
export function FilterBar({
  list: { page: jobs, search, highlighting },
  actions,
}: {
  list: LoadedJobList;
  actions?: ReactNode;
}) {
  return (
    <FilterBarLayout
      chips={<Filters search={search} />}
      activeFilters={<ActiveFilters search={search} actions={actions} />}
      sort={<JobSortSelect search={search} />}
      correction={
        highlighting &&
        jobs &&
        jobs.data.length > 0 && (
          <highlighting.SearchCorrection corrected={jobs.corrected ?? []} missing={jobs.missing ?? []} />
        )
      }
    />
  );
}

interface FilterBarLayoutProps {
  chips: ReactNode;
  activeFilters: ReactNode;
  sort: ReactNode;
  correction?: ReactNode;
}

/** The arrangement of the bar, shared with the prerendered list. */
export const FilterBarLayout = ({ chips, activeFilters, sort, correction }: FilterBarLayoutProps) => (
  <Bar>
    {chips}
    <SortRow>
      {activeFilters}
      {sort}
    </SortRow>
    {correction}
  </Bar>
);

// The sort order stands at the end of the chips. On a phone these scroll beneath its edge.
const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 0.5rem 1rem;
  margin-bottom: 1rem;
  > * { grid-column: 1 / -1; }
  > :first-child { grid-area: 1 / 1; }
  ${media.phone} {
    align-items: center;
    gap: 0;
    margin-bottom: 0.5rem;
    > :first-child {
      margin-right: 0;
      padding-right: 1.5rem;
      scroll-padding-right: 1.5rem;
      mask-image: linear-gradient(90deg, #000 calc(100% - 1.5rem), transparent);
    }
  }
`;
const SortRow = styled.div`
  display: contents;
  > * { grid-area: 2 / 1 / auto / -1; }
  > label { grid-area: 1 / 2; }
  ${media.phone} { > label { margin-right: -0.25rem; > span { ${visuallyHiddenStyle} } } }
`;
