import type { Endpoint } from '@foothold/shared/contract';
import { SortSelect, useUpdateSearchParams } from '@foothold/shared/lists';
import { ChipRow, FilterMenu, media, type Option, TextButton, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { CsvDownloadLink } from './CsvDownloadLink';

interface Filter {
  /** The query parameter that holds it. */
  name: string;
  label: string;
  /** Undefined while they are loading. */
  options: readonly Option[] | undefined;
  /** Parameters that mean nothing once this one changes. */
  resets?: readonly string[];
  /** Called when the menu opens, to load options that are not there yet. */
  onOpen?: () => void;
}

interface SortOption {
  value: string;
  label: string;
}

type Search = Readonly<Record<string, unknown>>;

export interface ListToolsProps {
  search: Search;
  filters: readonly Filter[];
  /** The first one is the default, which the address does not name. */
  sortOptions: readonly SortOption[];
  /** What downloads the list as CSV, if anything does. */
  csvEndpoint?: Endpoint;
}

/** A list's filters as chips, a line with the active ones, the CSV download and the sort menu. */
export function ListTools({ search, filters, sortOptions, csvEndpoint }: ListToolsProps) {
  const updateSearch = useUpdateSearchParams<string>();
  const getFilterValue = (name: string) => toNonEmptyText(search[name]);
  const defaultSort = sortOptions[0]?.value;

  return (
    <Bar>
      <ChipRow aria-label="Filters">
        {filters.map(({ name, label, options, resets = [], onOpen }) => (
          <FilterMenu
            key={name}
            name={label}
            options={options}
            emptyMessage="This list could not be loaded. Close it and open it again."
            {...(onOpen && { onOpen })}
            value={getFilterValue(name) ?? null}
            onChange={(value) =>
              updateSearch({ ...Object.fromEntries(resets.map((each) => [each, null])), [name]: value })
            }
          />
        ))}
      </ChipRow>
      <ActiveFilters search={search} filters={filters} />
      <EndControls>
        {csvEndpoint && <CsvDownloadLink endpoint={csvEndpoint} search={search} />}
        {defaultSort !== undefined && (
          <SortSelect
            options={sortOptions}
            value={getFilterValue('sort') ?? defaultSort}
            onChange={(sort) => updateSearch({ sort: sort === defaultSort ? null : sort })}
          />
        )}
      </EndControls>
    </Bar>
  );
}

function ActiveFilters({ search, filters }: Pick<ListToolsProps, 'search' | 'filters'>) {
  const clearFilters = useClearFilters(filters);
  if (!isFiltered(search)) return null;
  const activeFilters = filters.filter(({ name }) => search[name]);

  return (
    <Line>
      <span>Active filters:</span>
      {toNonEmptyText(search.q) && <b>{`“${search.q}”`}</b>}
      {activeFilters.map(({ name, options }) => (
        <b key={name}>{getOptionLabel(options, search[name])}</b>
      ))}
      <TextButton onClick={clearFilters}>Clear all</TextButton>
    </Line>
  );
}

/** Whether the search leaves rows out: every parameter except the sort does. */
export const isFiltered = ({ sort: _, ...filterValues }: Search) => Object.values(filterValues).some(Boolean);

const getOptionLabel = (options: readonly Option[] = [], value: unknown) =>
  options
    .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
    .find((option) => option.value === value)?.label ?? toNonEmptyText(value);

const toNonEmptyText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Removes the search and all filters; the sort stays. */
export function useClearFilters(filters: readonly { name: string }[]): () => void {
  const updateSearch = useUpdateSearchParams<string>();
  return () => {
    updateSearch(Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((name) => [name, null])));
    // The button that was pressed disappears together with the filters.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem 1.5rem;
  margin-bottom: 1rem;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
const EndControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: 1 / 2;
  align-items: center;
  gap: 0 1.5rem;
  ${media.phone} { grid-area: auto; justify-content: space-between; }
`;
const Line = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  color: ${t.color.ink2};
  font-size: ${t.size.text};
  b { color: ${t.color.ink}; font-weight: 600; overflow-wrap: anywhere; }
`;
