import { useSyncExternalStore } from 'react';

type ContourPaths = typeof import('./contourPaths');

let contourPaths: ContourPaths | undefined;
let request: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Contour lines are ornament: the shell fetches them when its first page is there, or before it where the server has
 * painted them already. Without them a page is whole.
 */
export const loadContourLines = (): Promise<void> => {
  request ??= import('./contourPaths').then(
    (fetched) => {
      contourPaths = fetched;
      for (const tell of listeners) tell();
    },
    () => {
      request = undefined;
    },
  );
  return request;
};

export const useContourLines = (): ContourPaths | undefined =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);

const getSnapshot = () => contourPaths;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
