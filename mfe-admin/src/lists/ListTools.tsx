import type { Endpoint } from '@foothold/shared/contract';
import { useUpdateSearchParams } from '@foothold/shared/lists';
import { ChipRow, FilterMenu, media, type Option, TextButton, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { type Order, SortChoice } from './SortChoice';
import { TableLink } from './TableLink';
import { useClear } from './useClear';

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
  orders: readonly Order[];
  /** Where the same is had as a table. */
  table: Endpoint;
}

/** What a list is narrowed and ordered by: chips, what they are set to in words with the way back, and the order. */
export function ListTools({ search, filters, orders, table }: ListToolsProps) {
  const change = useUpdateSearchParams<string>();
  const given = (name: string) => textOf(search[name]);

  return (
    <Bar>
      <ChipRow aria-label="Filters">
        {filters.map(({ name, label, options, onOpen }) => (
          <FilterMenu
            key={name}
            name={label}
            options={options}
            whenEmpty="This list could not be loaded. Close it and open it again."
            {...(onOpen && { onOpen })}
            value={given(name) ?? null}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </ChipRow>
      <Active search={search} filters={filters} />
      <Ends>
        <TableLink endpoint={table} search={search} />
        {orders.length > 0 && <SortChoice orders={orders} sort={given('sort')} />}
      </Ends>
    </Bar>
  );
}

function Active({ search, filters }: Pick<ListToolsProps, 'search' | 'filters'>) {
  const clear = useClear(filters);
  if (!isNarrowed(search)) return null;
  const chosen = filters.filter(({ name }) => search[name]);

  return (
    <Line>
      <span>Active filters:</span>
      {textOf(search.q) && <b>{`“${search.q}”`}</b>}
      {chosen.map(({ name, options }) => (
        <b key={name}>{labelOf(options, search[name])}</b>
      ))}
      <TextButton onClick={clear}>Clear all</TextButton>
    </Line>
  );
}

/** Whether something leaves rows out: all but their order does. */
export const isNarrowed = ({ sort: _, ...narrowing }: Search) => Object.values(narrowing).some(Boolean);

const labelOf = (options: readonly Option[] = [], value: unknown) =>
  options
    .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
    .find((option) => option.value === value)?.label ?? textOf(value);

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem 1.5rem;
  margin-bottom: 1rem;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
const Ends = styled.div`
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
