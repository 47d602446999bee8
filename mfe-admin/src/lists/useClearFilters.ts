import { useUpdateSearchParams } from '@foothold/shared/lists';

/** Shows the whole list again, in the order that was chosen. */
export function useClearFilters(filters: readonly { name: string }[]): () => void {
  const change = useUpdateSearchParams<string>();
  return () => {
    change(Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((name) => [name, null])));
    // The button goes away with what it cleared.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
}
