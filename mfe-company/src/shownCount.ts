/** How many of a list a page shows at first, and how many more each time. */
export const pageSize = 20;
const maxShown = 1000;

/** How many an address asks for: `?shown=40`. So a reload, and whatever happens meanwhile, keeps them in view. */
export function parseShown(search: URLSearchParams): number {
  const shown = Number(search.get('shown'));
  return Number.isInteger(shown) && shown > pageSize ? Math.min(shown, maxShown) : pageSize;
}
