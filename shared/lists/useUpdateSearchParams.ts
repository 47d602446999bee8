import { useLocation, useNavigation, useSearchParams } from '@foothold/shared/router';

/** What of an address says how far a list is shown. */
const positionParams = ['shown', 'page'];

/** Changes what an address asks of a list, which is what asks. Another search starts at its beginning. */
export function useUpdateSearchParams<Name extends string>() {
  const [, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();

  return (change: Partial<Record<Name, string | null>>, { replace = false } = {}) =>
    setParams(
      (now) => {
        // What was changed just before may still be on its way: it holds too.
        const next = new URLSearchParams(coming?.pathname === pathname ? coming.search : now);
        for (const place of positionParams) next.delete(place);
        for (const [name, value] of Object.entries<string | null | undefined>(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
}
