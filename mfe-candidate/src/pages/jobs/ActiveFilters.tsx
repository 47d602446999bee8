import { TextButton, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { emptySearch, isFiltered, type JobSearch, listActiveFilters, useSearchChange } from './search';

/** What the list is narrowed by, in words, and the way back to all of it. */
export function ActiveFilters({ search }: { search: JobSearch }) {
  const change = useSearchChange();
  if (!isFiltered(search)) return null;

  const clear = () => {
    change(emptySearch);
    // The button goes away with what it cleared.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Line>
      <span>Active filters:</span>
      {search.q && <b>{`“${search.q}”`}</b>}
      {listActiveFilters(search).map((filter) => (
        <b key={filter}>{filter === 'stipend' ? `Stipend: ${search.stipend}` : search[filter]}</b>
      ))}
      <TextButton onClick={clear}>Clear all</TextButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  color: ${t.color.ink2};
  font-size: ${t.size.text};
  b { color: ${t.color.ink}; font-weight: 600; overflow-wrap: anywhere; }
`;
