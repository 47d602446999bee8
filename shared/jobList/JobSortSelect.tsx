import type { JobListSearch } from '@foothold/shared/contract';
import { jobSortLabels } from '@foothold/shared/format';
import { SortSelect } from '@foothold/shared/lists';
import { useSearchChange } from './search';

/** 'Best match' is offered only while there is a search. */
export function JobSortSelect({ search: { q, sort } }: { search: JobListSearch }) {
  const changeSearch = useSearchChange();
  const defaultSort = q ? 'relevance' : 'newest';
  const options = q ? [relevanceOption, ...commonOptions] : commonOptions;
  const currentSort = options.find(({ value }) => value === sort)?.value ?? defaultSort;

  return (
    <SortSelect
      options={options}
      value={currentSort}
      onChange={(value) => changeSearch({ sort: value === defaultSort ? null : value })}
    />
  );
}

const toOption = (value: keyof typeof jobSortLabels) => ({ value, label: jobSortLabels[value] });
const relevanceOption = toOption('relevance');
const commonOptions = [toOption('newest'), toOption('deadline')];
