/** A page's number, or a gap between two. */
export type PaginationItem = number | 'before' | 'after';

/** Up to five pages all of them; above, the first, the last, the current one and its neighbours. */
export function buildPaginationItems(page: number, pages: number): PaginationItem[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= 5) return all;
  const near = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1);
  return near.flatMap((number, index): PaginationItem[] => {
    const before = near[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return [number < page || number === near[1] ? 'before' : 'after', number];
  });
}

/** Up to five pages in a row, the current one in the middle where there is room. */
export function buildPageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4));
  return Array.from({ length: Math.min(5, pages) }, (_, index) => first + index);
}
