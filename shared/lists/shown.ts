import type { ShouldRevalidateFunction } from '@foothold/shared/router';

export const perPage = 20;
const mostAtOnce = 200;

/** How many rows 'Show more' has brought so far, as the address remembers for coming back. */
export function shownIn(params: URLSearchParams): number {
  const shown = Number.parseInt(params.get('shown') ?? '', 10) || perPage;
  return Math.min(Math.max(shown, perPage), mostAtOnce);
}

/** `shown` only remembers: it is no new search. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || searchIn(currentUrl) !== searchIn(nextUrl));

function searchIn({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete('shown');
  return `${pathname}?${params}`;
}
