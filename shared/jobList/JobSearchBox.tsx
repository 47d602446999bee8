import type { JobListSearch } from '@foothold/shared/contract';
import { SearchBox } from '@foothold/shared/lists';
import { useSearchChange } from './search';

export function JobSearchBox({ search }: { search: JobListSearch }) {
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
