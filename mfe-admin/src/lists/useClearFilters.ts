import { useUpdateSearchParams } from '@foothold/shared/lists';

/** Removes the search and all filters; the sort stays. */
export function useClearFilters(filters: readonly { name: string }[]): () => void {
  const updateSearch = useUpdateSearchParams<string>();
  return () => {
    updateSearch(Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((name) => [name, null])));
    // The button that was pressed disappears together with the filters.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
}
