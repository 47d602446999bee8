import { jobSearch } from '@foothold/shared/contract';
import { useLocation, useNavigation, useSearchParams } from '@foothold/shared/router';
import type * as z from '@foothold/shared/schema';

type Given = 'q' | 'sort' | Filter;
export type JobSearch = Pick<z.input<typeof jobSearch>, Given>;
export type Filter = (typeof filters)[number];

/** The filters in the order of their chips, each under the name of its query parameter. */
export const filters = ['date', 'company', 'field', 'stipend', 'location'] as const;

/** What the address asks for. A value that the search does not know is left out: anybody may have typed it. */
export function searchOf(params: URLSearchParams): JobSearch {
  const given = (['q', 'sort', ...filters] as const).filter((name) => {
    const value = params.get(name);
    return value && jobSearch.shape[name].safeParse(value).success;
  });
  return Object.fromEntries(given.map((name) => [name, params.get(name)]));
}

/** The chosen filters, in the order of their chips. */
export const chosen = (search: JobSearch): Filter[] => filters.filter((name) => search[name] !== undefined);

/** What leaves jobs out: all but their order. */
export const narrowingOf = ({ sort: _, ...narrowing }: JobSearch) => narrowing;

export const isNarrowed = (search: JobSearch) => Object.keys(narrowingOf(search)).length > 0;

/** Changes the search in the address, which is what runs it. A new search starts at its first page. */
export function useSearchChange() {
  const [, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();

  return (change: Partial<Record<Given, string | null>>, { replace = false } = {}) =>
    setParams(
      (now) => {
        // What was changed just before may still be on its way: it holds too.
        const next = new URLSearchParams(coming?.pathname === pathname ? coming.search : now);
        next.delete('shown');
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
}

/** No search and no filter: every open job, in the order that was chosen. */
export const everything = { q: null, date: null, company: null, field: null, stipend: null, location: null };
