import { ChipRow, FilterMenu, TextButton, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { useChoices } from './ChoicesRoute';
import { chosen, everything, type Filter, filters, type JobSearch, useSearchChange } from './search';

const names: Record<Filter, string> = {
  date: 'Date',
  company: 'Company',
  field: 'Field',
  stipend: 'Stipend',
  location: 'Location',
};

/** The chips, and below them what is set. */
export function Filters({ search }: { search: JobSearch }) {
  const change = useSearchChange();
  const options = useOptions();

  return (
    <Bar>
      <ChipRow aria-label="Filters">
        {filters
          // A list that did not come has nothing to choose from.
          .filter((filter) => options[filter].length > 0 || search[filter])
          .map((filter) => (
            <FilterMenu
              key={filter}
              name={names[filter]}
              options={options[filter]}
              value={search[filter] ?? null}
              onChange={(value) => change({ [filter]: value })}
            />
          ))}
      </ChipRow>
      {chosen(search).length > 0 && <Active search={search} onClear={() => change(everything)} />}
    </Bar>
  );
}

function useOptions(): Record<Filter, readonly string[]> {
  const { companies, locations } = useChoices();
  return {
    date: ['Today', 'Yesterday', 'Last week', 'All time'],
    company: companies,
    field: ['Art', 'Commercial', 'Science'],
    stipend: ['Yes', 'No'],
    location: locations,
  };
}

function Active({ search, onClear }: { search: JobSearch; onClear: () => void }) {
  const clear = () => {
    onClear();
    // The button goes away with what it cleared.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Line>
      <span>Active filters:</span>
      {chosen(search).map((filter) => (
        <b key={filter}>{filter === 'stipend' ? `Stipend: ${search.stipend}` : search[filter]}</b>
      ))}
      <TextButton onClick={clear}>Clear all</TextButton>
    </Line>
  );
}

const Bar = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; margin-bottom: 1.25rem;`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  color: ${t.color.ink2};
  font-size: ${t.size.text};
  b { color: ${t.color.ink}; font-weight: 600; overflow-wrap: anywhere; }
`;
