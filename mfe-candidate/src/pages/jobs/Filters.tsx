import { ChipRow, FilterMenu } from '@foothold/shared/ui';
import { anyTime, type Filter, filters, type JobSearch, useSearchChange } from './search';
import { useFilterOptions } from './useFilterOptions';

const filterLabels: Record<Filter, string> = {
  date: 'Date',
  company: 'Company',
  field: 'Field',
  stipend: 'Stipend',
  location: 'Location',
};

/** The chips, each with what it offers. */
export function Filters({ search }: { search: JobSearch }) {
  const change = useSearchChange();
  const { optionsOf, ask } = useFilterOptions(search);

  return (
    <ChipRow aria-label="Filters">
      {filters.map((filter) => (
        <FilterMenu
          key={filter}
          name={filterLabels[filter]}
          options={optionsOf(filter)}
          emptyMessage="This list could not be loaded. Close it and open it again."
          onOpen={() => ask(filter)}
          value={search[filter] ?? null}
          showsName={filter === 'stipend'}
          onChange={(value) => change({ [filter]: value === anyTime ? null : value })}
        />
      ))}
    </ChipRow>
  );
}
