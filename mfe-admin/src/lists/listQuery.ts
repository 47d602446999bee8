import { replace } from '@foothold/shared/router';
import type * as z from '@foothold/shared/schema';
import { buildPageHref, parsePage, parseSearch } from '../routes/searchParams';

/** Rows per page of an admin's list. */
export const perPage = 9;

/** Reads a list's search and page from the address: as the page shows them, and as `query` for the endpoint. */
export function parseListQuery<S extends z.ZodObject<z.ZodRawShape>>(schema: S, { url }: Request) {
  const { searchParams } = new URL(url);
  const search = parseSearch(schema, searchParams);
  const page = parsePage(searchParams);
  return { search, page, query: { ...search, page, limit: perPage } };
}

/** Redirects to the first page when the address names a page beyond the end of the list. */
export function redirectFromMissingPage({ url }: Request, page: number, rows: readonly unknown[]): void {
  if (page > 1 && rows.length === 0) throw replace(buildPageHref(url, 1));
}
