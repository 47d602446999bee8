import { useLocation, useNavigation, useSearchParams } from '@foothold/shared/router';

/** Parameters for the position in a list: how far it is shown, or which row is chosen. */
const positionParams = ['shown', 'page', 'cursor', 'job'];

/** Changes a list's filters and sort in the address, which runs its loader. The changed list starts at its first page. */
export function useUpdateSearchParams<Name extends string>() {
  const [, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: pending } = useNavigation();

  return (change: Partial<Record<Name, string | null>>, { replace = false } = {}) =>
    setParams(
      (current) => {
        // A change made just before may still be loading: this one is added to it.
        const next = new URLSearchParams(pending?.pathname === pathname ? pending.search : current);
        for (const name of positionParams) next.delete(name);
        for (const [name, value] of Object.entries<string | null | undefined>(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
}
