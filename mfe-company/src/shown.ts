/** How many of a list a page shows at first, and how many more each time. */
export const step = 20;
const most = 1000;

/** How many an address asks for: `?shown=40`. So a reload, and whatever happens meanwhile, keeps them in view. */
export function shownOf(search: URLSearchParams): number {
  const shown = Number(search.get('shown'));
  return Number.isInteger(shown) && shown > step ? Math.min(shown, most) : step;
}
