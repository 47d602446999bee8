import { keptAtHeader } from '@foothold/shared/boot';
import { create } from 'zustand';

const useKeptStore = create<{ sentAt: number | null }>()(() => ({ sentAt: null }));

/**
 * When the oldest of the responses was sent that the page shows although there is no connection, in epoch milliseconds;
 * null where all of them came from the server.
 */
export const useKeptSince = (): number | null => useKeptStore(({ sentAt }) => sentAt);

/** Of the page that was loaded last, or is being loaded. */
let oldest: number | null = null;

/** The same for code that loads a page. */
export const getKeptSince = (): number | null => oldest;

/** Notes whether a response came from the service worker, which says when it was sent. */
export function noteResponse({ headers }: Pick<Response, 'headers'>): void {
  const sentAt = Date.parse(headers.get(keptAtHeader) ?? '');
  if (Number.isNaN(sentAt)) return;
  oldest = Math.min(oldest ?? sentAt, sentAt);
  useKeptStore.setState({ sentAt: oldest });
}

/** Runs what loads a page, whose responses then count in place of those of the page before. */
export async function trackKeptResponses<T>(load: () => Promise<T>): Promise<T> {
  oldest = null;
  try {
    return await load();
  } finally {
    useKeptStore.setState({ sentAt: oldest });
  }
}
