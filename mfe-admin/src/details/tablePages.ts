import { replace } from '@foothold/shared/router';
import { buildPageHref } from '../lists/searchParams';
import { parsePage } from '../parsePage';

export const rowsPerTable = 5;

/** Which page of each table an address asks for, as the call takes it. */
export function parseTablePages<Name extends string>({ url }: Request, names: readonly Name[]) {
  const { searchParams } = new URL(url);
  const pages = Object.fromEntries(names.map((name) => [name, parsePage(searchParams, name)])) as Record<Name, number>;
  return { ...pages, limit: rowsPerTable };
}

/** Nobody is left on a page of a table that is not there. */
export function redirectFromMissingPages<Name extends string>(
  { url }: Request,
  rows: Readonly<Record<Name, readonly unknown[]>>,
  names: readonly Name[],
): void {
  const missing = names.find((name) => rows[name].length === 0 && parsePage(new URL(url).searchParams, name) > 1);
  if (missing) throw replace(buildPageHref(url, 1, missing));
}
