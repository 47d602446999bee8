import { SortSelect } from '@foothold/shared/lists';
import { type JobSearch, useSearchChange } from './search';

/** 'Best match' is offered only while there is a search. */
export function JobSortSelect({ search: { q, sort } }: { search: JobSearch }) {
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

const relevanceOption = { value: 'relevance', label: 'Best match' };
const commonOptions = [
  { value: 'newest', label: 'Newest' },
  { value: 'deadline', label: 'Closing soonest' },
];
