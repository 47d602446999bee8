import { SortSelect } from '@foothold/shared/lists';
import { type JobSearch, useSearchChange } from './search';

/** In which order; how well a job fits is a thing of a search only. */
export function JobSortSelect({ search: { q, sort } }: { search: JobSearch }) {
  const change = useSearchChange();
  const defaultSort = q ? 'relevance' : 'newest';
  const options = q ? [relevanceOption, ...commonOptions] : commonOptions;
  const currentSort = options.find(({ value }) => value === sort)?.value ?? defaultSort;

  return (
    <SortSelect
      options={options}
      value={currentSort}
      onChange={(value) => change({ sort: value === defaultSort ? null : value })}
    />
  );
}

const relevanceOption = { value: 'relevance', label: 'Best match' };
const commonOptions = [
  { value: 'newest', label: 'Newest' },
  { value: 'deadline', label: 'Closing soonest' },
];
