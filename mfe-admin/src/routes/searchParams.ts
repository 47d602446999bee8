import { replace, useLocation } from '@foothold/shared/router';
import type * as z from '@foothold/shared/schema';

type Schema = z.ZodObject<z.ZodRawShape>;

/** Reads a list's search from the query string. Values that the schema refuses are ignored: anyone can edit the address. */
export function parseSearch<S extends Schema>(schema: S, params: URLSearchParams): z.input<S> {
  const validNames = Object.entries(schema.shape).flatMap(([name, rule]) => {
    const value = params.get(name);
    return value && (rule as z.ZodType).safeParse(value).success ? [name] : [];
  });
  return Object.fromEntries(validNames.map((name) => [name, params.get(name)])) as z.input<S>;
}

/** Reads a page number from the query string; 1 where it is missing or not a positive number. */
export const parsePage = (params: URLSearchParams, name = 'page'): number =>
  Math.max(1, Number.parseInt(params.get(name) ?? '', 10) || 1);

/** Returns `address` with one query parameter set, or removed when `value` is null. */
function buildHref(address: string, name: string, value: string | null): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (value === null) searchParams.delete(name);
  else searchParams.set(name, value);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** The same for a page number. Page 1 is the default, so the address does not name it. */
export const buildPageHref = (address: string, page: number, name = 'page'): string =>
  buildHref(address, name, page > 1 ? String(page) : null);

/** Builds links to the current address with the query parameter `name` changed. */
export function useHref(name: string): (value: string | null) => string {
  const { pathname, search } = useLocation();
  return (value) => buildHref(pathname + search, name, value);
}

/** Builds links to the other pages of the list at the current address. */
export function usePageHref(name = 'page'): (page: number) => string {
  const { pathname, search } = useLocation();
  return (page) => buildPageHref(pathname + search, page, name);
}

/** Builds links to the list at the current address in another order, from its first page. */
export function useSortHref(): (sort: string) => string {
  const { pathname, search } = useLocation();
  return (sort) => buildHref(buildPageHref(pathname + search, 1), 'sort', sort);
}

/** Rows per page of an admin's list. */
export const perPage = 9;

/** Reads a list's search and page from the address: as the page shows them, and as `query` for the endpoint. */
export function parseListQuery<S extends Schema>(schema: S, { url }: Request) {
  const { searchParams } = new URL(url);
  const search = parseSearch(schema, searchParams);
  const page = parsePage(searchParams);
  return { search, page, query: { ...search, page, limit: perPage } };
}

/** Redirects to the first page when the address names a page beyond the end of the list. */
export function redirectFromMissingPage({ url }: Request, page: number, rows: readonly unknown[]): void {
  if (page > 1 && rows.length === 0) throw replace(buildPageHref(url, 1));
}
