import { replace } from '@foothold/shared/router';
import type * as z from '@foothold/shared/schema';
import { parsePage } from '../parsePage';
import { buildPageHref, parseSearch } from './searchParams';

export const perPage = 9;

/** What an address asks of a list, as the page knows it and as the call takes it. */
export function parseListQuery<S extends z.ZodObject<z.ZodRawShape>>(schema: S, { url }: Request) {
  const { searchParams } = new URL(url);
  const search = parseSearch(schema, searchParams);
  const page = parsePage(searchParams);
  return { search, page, query: { ...search, page, limit: perPage } };
}

/** Nobody is left on a page that is not there. */
export function redirectFromMissingPage({ url }: Request, page: number, rows: readonly unknown[]): void {
  if (page > 1 && rows.length === 0) throw replace(buildPageHref(url, 1));
}
