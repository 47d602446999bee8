import { anyTime, type JobListSearch, jobFilters } from '@foothold/shared/contract';
import { jobFilterLabels } from '@foothold/shared/format';
import { ChipRow, FilterMenu } from '@foothold/shared/ui';
import { AllFilters } from './AllFilters';
import { useSearchChange } from './search';
import { useFilterOptions } from './useFilterOptions';

export function Filters({ search }: { search: JobListSearch }) {
  const changeSearch = useSearchChange();
  const { getOptions, loadOptions } = useFilterOptions(search);

  return (
    <ChipRow aria-label="Filters">
      {/* First, because the row of a phone ends beyond its edge. */}
      <AllFilters search={search} />
      {jobFilters.map((filter) => (
        <FilterMenu
          key={filter}
          name={jobFilterLabels[filter]}
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
