/** A page number, or a gap before or after the current page. */
export type PaginationItem = number | 'gapBefore' | 'gapAfter';

/** All of up to five pages; of more pages the first, the last, the current one and its neighbours. */
export function buildPaginationItems(page: number, pageCount: number): PaginationItem[] {
  const allPages = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= 5) return allPages;
  const shownPages = allPages.filter((each) => each === 1 || each === pageCount || Math.abs(each - page) <= 1);
  return shownPages.flatMap((each, index): PaginationItem[] => {
    const previous = shownPages[index - 1];
    if (previous === undefined || each - previous === 1) return [each];
    return [each <= page ? 'gapBefore' : 'gapAfter', each];
  });
}

/** Up to five consecutive pages, with the current one in the middle if possible. */
export function buildPageWindow(page: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pageCount - 4));
  return Array.from({ length: Math.min(5, pageCount) }, (_, index) => first + index);
}
