import { SortSelect, useUpdateSearchParams } from '@foothold/shared/lists';

export interface SortOption {
  value: string;
  label: string;
}

/** In which order; the first is the usual one, which the address does not name. */
export function ListSortSelect({
  sortOptions,
  sort,
}: {
  sortOptions: readonly SortOption[];
  sort: string | undefined;
}) {
  const change = useUpdateSearchParams<string>();
  const defaultSort = sortOptions[0]?.value ?? '';
  return (
    <SortSelect
      options={sortOptions}
      value={sort ?? defaultSort}
      onChange={(order) => change({ sort: order === defaultSort ? null : order })}
    />
  );
}
