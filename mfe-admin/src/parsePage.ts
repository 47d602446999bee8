/** The page that an address asks for: 1 where it says nothing sensible. */
export const parsePage = (search: URLSearchParams, name = 'page'): number =>
  Math.max(1, Number.parseInt(search.get(name) ?? '', 10) || 1);
