import { useLocation } from '@foothold/shared/router';
import type * as z from '@foothold/shared/schema';

type Schema = z.ZodObject<z.ZodRawShape>;

/** What an address asks of a list. A value that the list does not know is left out: anybody may have typed it. */
export function parseSearch<S extends Schema>(schema: S, params: URLSearchParams): z.input<S> {
  const given = Object.entries(schema.shape).filter(([name, rule]) => {
    const value = params.get(name);
    return value && (rule as z.ZodType).safeParse(value).success;
  });
  return Object.fromEntries(given.map(([name]) => [name, params.get(name)])) as z.input<S>;
}

/** The address of a page of the list that is shown, its search and order staying as they are. */
export function usePageHref(): (page: number) => string {
  const { pathname, search } = useLocation();
  return (page) => buildPageHref(`${pathname}${search}`, page);
}

/** The same for an address that is given, with `name` for the parameter that holds the page. */
export function buildPageHref(address: string, page: number, name = 'page'): string {
  const { pathname, searchParams } = new URL(address, 'http://here');
  if (page > 1) searchParams.set(name, String(page));
  else searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
