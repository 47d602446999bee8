import { useLocation } from '@foothold/shared/router';

/** Link state from which the opened page offers the way back to this list. */
export function useReturnState() {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}
