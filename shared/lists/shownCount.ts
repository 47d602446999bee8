import type { ShouldRevalidateFunction } from '@foothold/shared/router';

export const pageSize = 20;
const maxShownCount = 200;

/** How many rows 'Show more' has brought so far, as the address remembers for coming back. */
export function parseShownCount(params: URLSearchParams): number {
  const shown = Number.parseInt(params.get('shown') ?? '', 10) || pageSize;
  return Math.min(Math.max(shown, pageSize), maxShownCount);
}

/** `shown` only remembers: it is no new search. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || toSearchKey(currentUrl) !== toSearchKey(nextUrl));

function toSearchKey({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete('shown');
  return `${pathname}?${params}`;
}
