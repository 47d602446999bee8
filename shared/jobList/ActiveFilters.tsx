import { type ActiveJobFilter, type JobListSearch, listActiveFilters, toFilterParams } from '@foothold/shared/contract';
import { formatActiveFilter } from '@foothold/shared/format';
import { Icon, media, TextButton, t, visuallyHiddenStyle } from '@foothold/shared/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { emptySearch, isFiltered, useSearchChange } from './search';

interface ActiveFiltersProps {
  search: JobListSearch;
  actions?: ReactNode;
}

/** The search and the filters that are set, each with a button that removes it, and one that clears them all. */
export function ActiveFilters({ search, actions }: ActiveFiltersProps) {
  const changeSearch = useSearchChange();
  if (!isFiltered(search)) return null;

  // The pressed button is not rendered any more.
  const change = (params: Parameters<typeof changeSearch>[0]) => {
    changeSearch(params);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const remove = (filter: ActiveJobFilter) =>
    change(Object.fromEntries(toFilterParams(filter).map((name) => [name, null])));
  return (
    <ActiveFilterLine>
      <span>Active filters:</span>
      {search.q && <b>{`“${search.q}”`}</b>}
      {listActiveFilters(search).map((filter) => {
        const label = formatActiveFilter(filter, search);
        return (
          <FilterTag key={filter} type="button" aria-label={`Remove ${label}`} onClick={() => remove(filter)}>
            {label}
            <Icon icon={X} small />
          </FilterTag>
        );
      })}
      <TextButton onClick={() => change(emptySearch)}>Clear all</TextButton>
      {actions}
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
  ${media.phone} {
    row-gap: 0;
    /* One filter and what can be done with it are one line. */
    > span:first-child { ${visuallyHiddenStyle} }
  }
`;

/** A filter that is set; a press removes it. The prerendered list has a link of this form. */
export const FilterTag = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: ${t.color.ink};
  font: inherit;
  font-weight: 600;
  text-align: left;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  svg { flex: none; color: ${t.color.ink3}; }
  &:hover { text-decoration: underline; svg { color: ${t.color.ink}; } }
  ${media.phone} { min-height: ${t.width.tapTarget}; }
`;
