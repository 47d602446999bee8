import type { Endpoint } from '@foothold/shared/contract';
import { useUpdateSearchParams } from '@foothold/shared/lists';
import { ChipRow, FilterMenu, media, type Option, TextButton, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { CsvDownloadLink } from './CsvDownloadLink';
import { ListSortSelect, type SortOption } from './ListSortSelect';
import { useClearFilters } from './useClearFilters';

interface Filter {
  /** The query parameter that holds it. */
  name: string;
  label: string;
  /** Undefined while they are on their way. */
  options: readonly Option[] | undefined;
  /** They are wanted: the time to fetch what is not there. */
  onOpen?: () => void;
}

type Search = Readonly<Record<string, unknown>>;

export interface ListToolsProps {
  search: Search;
  filters: readonly Filter[];
  sortOptions: readonly SortOption[];
  /** Where the same is had as a table. */
  csvEndpoint: Endpoint;
}

/** What a list is narrowed and ordered by: chips, what they are set to in words with the way back, and the order. */
export function ListTools({ search, filters, sortOptions, csvEndpoint }: ListToolsProps) {
  const change = useUpdateSearchParams<string>();
  const readFilter = (name: string) => toNonEmptyText(search[name]);

  return (
    <Bar>
      <ChipRow aria-label="Filters">
        {filters.map(({ name, label, options, onOpen }) => (
          <FilterMenu
            key={name}
            name={label}
            options={options}
            emptyMessage="This list could not be loaded. Close it and open it again."
            {...(onOpen && { onOpen })}
            value={readFilter(name) ?? null}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </ChipRow>
      <ActiveFilters search={search} filters={filters} />
      <EndControls>
        <CsvDownloadLink endpoint={csvEndpoint} search={search} />
        {sortOptions.length > 0 && <ListSortSelect sortOptions={sortOptions} sort={readFilter('sort')} />}
      </EndControls>
    </Bar>
  );
}

function ActiveFilters({ search, filters }: Pick<ListToolsProps, 'search' | 'filters'>) {
  const clear = useClearFilters(filters);
  if (!isNarrowed(search)) return null;
  const chosen = filters.filter(({ name }) => search[name]);

  return (
    <Line>
      <span>Active filters:</span>
      {toNonEmptyText(search.q) && <b>{`“${search.q}”`}</b>}
      {chosen.map(({ name, options }) => (
        <b key={name}>{optionLabel(options, search[name])}</b>
      ))}
      <TextButton onClick={clear}>Clear all</TextButton>
    </Line>
  );
}

/** Whether something leaves rows out: all but their order does. */
export const isNarrowed = ({ sort: _, ...narrowing }: Search) => Object.values(narrowing).some(Boolean);

const optionLabel = (options: readonly Option[] = [], value: unknown) =>
  options
    .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
    .find((option) => option.value === value)?.label ?? toNonEmptyText(value);

const toNonEmptyText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

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
