import { useSyncExternalStore } from 'react';

type Lines = typeof import('./paths');

let lines: Lines | undefined;
let request: Promise<void> | undefined;
const readers = new Set<() => void>();

/**
 * Contour lines are ornament: the shell fetches them when its first page is there, or before it where the server has
 * painted them already. Without them a page is whole.
 */
export const fetchLines = (): Promise<void> => {
  request ??= import('./paths').then(
    (fetched) => {
      lines = fetched;
      for (const tell of readers) tell();
    },
    () => {
      request = undefined;
    },
  );
  return request;
};

export const useLines = (): Lines | undefined => useSyncExternalStore(follow, read, read);

const read = () => lines;

function follow(tell: () => void) {
  readers.add(tell);
  return () => readers.delete(tell);
}
