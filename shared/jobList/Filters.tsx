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

export function Filters({ search }: { search: JobSearch }) {
  const changeSearch = useSearchChange();
  const { getOptions, loadOptions } = useFilterOptions(search);

  return (
    <ChipRow aria-label="Filters">
      {filters.map((filter) => (
        <FilterMenu
          key={filter}
          name={filterLabels[filter]}
          options={getOptions(filter)}
          emptyMessage="This list could not be loaded. Close it and open it again."
          onOpen={() => loadOptions(filter)}
          value={search[filter] ?? null}
          showsName={filter === 'stipend'}
          onChange={(value) => changeSearch({ [filter]: value === anyTime ? null : value })}
        />
      ))}
    </ChipRow>
  );
}
