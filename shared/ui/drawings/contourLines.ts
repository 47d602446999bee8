import { useSyncExternalStore } from 'react';

type ContourPaths = typeof import('./contourPaths');

let contourPaths: ContourPaths | undefined;
let request: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the contour lines, which are decoration: the shell does so after its first page, or before it when that page
 * replaces a prerendered one that already shows them. Pages work without them.
 */
export const loadContourLines = (): Promise<void> => {
  request ??= import('./contourPaths').then(
    (loaded) => {
      contourPaths = loaded;
      for (const notify of listeners) notify();
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
