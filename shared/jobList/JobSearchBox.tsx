import { SearchBox } from '@foothold/shared/lists';
import { type JobSearch, useSearchChange } from './search';

export function JobSearchBox({ search }: { search: JobSearch }) {
  const changeSearch = useSearchChange();
  return (
    <SearchBox
      label="Search jobs"
      placeholder="Title, skill or company"
      q={search.q ?? ''}
      onSearch={(q) => changeSearch({ q }, { replace: true })}
    />
  );
}
