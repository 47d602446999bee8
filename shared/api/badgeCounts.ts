import { readBoot } from '@foothold/shared/boot';
import { type BadgeCounts, viewBadgeCounts } from '@foothold/shared/contract';
import { create } from 'zustand';
import { call } from './call';

/** Long enough that what one page does at once is asked about once. */
const coalesceDelay = 200;
/** A device whose clock is ahead of the server's does not ask without end. */
const minInterval = 60_000;

/** What waits for a company belongs to the page's frame, like the count of what is unread. */
const useBadgeCountStore = create<{ document: object; waiting: BadgeCounts | null }>()(() => ({
  document: {},
  waiting: null,
}));

/** How much of each kind waits for the company that is signed in; null for anybody else. */
export function useBadgeCounts(): BadgeCounts | null {
  const { document, waiting } = useBadgeCountStore();
  return document === readBoot() ? waiting : (readBoot().waiting ?? null);
}

const reloaders = new Set<() => void>();

/** Something that waited does not any more, or something new does: whoever shows the counts asks for them anew. */
export const reloadBadgeCounts = (): void => {
  for (const follower of reloaders) follower();
};

/** Keeps the counts as they are on the server, past midnight too. Where it cannot be asked, they stay. Returns how to stop. */
export function startBadgeCountUpdates(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let midnight: ReturnType<typeof setTimeout> | undefined;
  const followClock = ({ changes_at }: BadgeCounts) => {
    clearTimeout(midnight);
    midnight = setTimeout(ask, Math.max(Date.parse(changes_at) - Date.now(), minInterval));
  };
  const ask = async () => {
    const waiting = await call(viewBadgeCounts).catch(() => null);
    if (!waiting || !reloaders.has(soon)) return;
    useBadgeCountStore.setState({ document: readBoot(), waiting });
    followClock(waiting);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, coalesceDelay);
  };
  const { waiting } = readBoot();
  if (waiting) followClock(waiting);
  reloaders.add(soon);
  return () => {
    clearTimeout(timer);
    clearTimeout(midnight);
    reloaders.delete(soon);
  };
}
