import type { ShouldRevalidateFunction } from '@foothold/shared/router';

/** Rows of a first page, and of each further one. */
export const pageSize = 20;
/** Most rows that coming back to an infinite list loads at once. */
const maxRestoredCount = 200;
/** Most rows of a list that is loaded as a whole (`LoadMore`); the API accepts no higher limit. */
export const maxReloadedCount = 1000;

/** How many rows an address asks for (`?shown=40`), so that a reload or the way back shows as many as before. */
export const parseShownCount = (params: URLSearchParams) => clampShownCount(params, maxRestoredCount);

/** The same for a list that is loaded as a whole. */
export const parseReloadedCount = (params: URLSearchParams) => clampShownCount(params, maxReloadedCount);

function clampShownCount(params: URLSearchParams, max: number): number {
  const shown = Number.parseInt(params.get('shown') ?? '', 10) || pageSize;
  return Math.min(Math.max(shown, pageSize), max);
}

/** A change of `shown` alone records what the list shows already: it is no new search. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || toSearchKey(currentUrl) !== toSearchKey(nextUrl));

function toSearchKey({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete('shown');
  return `${pathname}?${params}`;
}
