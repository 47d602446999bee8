import { replace } from '@foothold/shared/router';
import { buildPageHref, parsePage } from '../routes/searchParams';

export const rowsPerTable = 5;

/** The page number of each table, read from the address, in the form that the endpoint takes. */
export function parseTablePages<Name extends string>({ url }: Request, names: readonly Name[]) {
  const { searchParams } = new URL(url);
  const pages = Object.fromEntries(names.map((name) => [name, parsePage(searchParams, name)])) as Record<Name, number>;
  return { ...pages, limit: rowsPerTable };
}

/** Redirects to the first page of a table when the address names a page beyond its end. */
export function redirectFromMissingPages<Name extends string>(
  { url }: Request,
  rows: Readonly<Record<Name, readonly unknown[]>>,
  names: readonly Name[],
): void {
  const missing = names.find((name) => rows[name].length === 0 && parsePage(new URL(url).searchParams, name) > 1);
  if (missing) throw replace(buildPageHref(url, 1, missing));
}
