import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ActiveFilters } from './ActiveFilters';
import { Filters } from './Filters';
import { JobSortSelect } from './JobSortSelect';
import type { LoadedJobList } from './loadJobList';

/** What narrows and orders the list, and what the search made of the words that were typed. */
export function FilterBar({ list: { page: jobs, search, highlighting } }: { list: LoadedJobList }) {
  return (
    <FilterBarLayout
      chips={<Filters search={search} />}
      activeFilters={<ActiveFilters search={search} />}
      sort={<JobSortSelect search={search} />}
      correction={
        highlighting &&
        jobs &&
        jobs.data.length > 0 && (
          <highlighting.SearchCorrection q={search.q} matched={jobs.matched} missing={jobs.missing ?? []} />
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

const Bar = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; margin-bottom: 1rem;`;
const SortRow = styled.div`display: flex; flex-wrap: wrap; gap: 0 1rem;`;
