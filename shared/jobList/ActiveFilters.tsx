import { type JobListSearch, listActiveFilters } from '@foothold/shared/contract';
import { formatActiveFilter } from '@foothold/shared/format';
import { TextButton, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { emptySearch, isFiltered, useSearchChange } from './search';

/** The search and the filters that are set, and a button that clears them. */
export function ActiveFilters({ search }: { search: JobListSearch }) {
  const changeSearch = useSearchChange();
  if (!isFiltered(search)) return null;

  const clear = () => {
    changeSearch(emptySearch);
    // This button is not rendered any more.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <ActiveFilterLine>
      <span>Active filters:</span>
      {search.q && <b>{`“${search.q}”`}</b>}
      {listActiveFilters(search).map((filter) => (
        <b key={filter}>{formatActiveFilter(filter, search[filter] ?? '')}</b>
      ))}
      <TextButton onClick={clear}>Clear all</TextButton>
    </ActiveFilterLine>
  );
}

export const ActiveFilterLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  color: ${t.color.ink2};
  font-size: ${t.size.text};
  b { color: ${t.color.ink}; font-weight: 600; overflow-wrap: anywhere; }
`;
