/** A page's number, or a gap between two. */
export type PageMark = number | 'before' | 'after';

/** Up to five pages all of them; above, the first, the last, the current one and its neighbours. */
export function pageMarks(page: number, pages: number): PageMark[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= 5) return all;
  const near = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1);
  return near.flatMap((number, index): PageMark[] => {
    const before = near[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return [number < page || number === near[1] ? 'before' : 'after', number];
  });
}
