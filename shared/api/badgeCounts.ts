import { readBoot } from '@foothold/shared/boot';
import { type BadgeCounts, viewBadgeCounts } from '@foothold/shared/contract';
import { create } from 'zustand';
import { call } from './call';

/** Milliseconds in which several changes cause one request. */
const coalesceDelay = 200;
/** Milliseconds between requests that the clock causes: a device clock ahead of the server's would repeat them endlessly. */
const minInterval = 60_000;

/** Like the unread count, these belong to the layout and not to any page, so no loader holds them. */
const useBadgeCountStore = create<{ bootDocument: object; counts: BadgeCounts | null }>()(() => ({
  bootDocument: {},
  counts: null,
}));

/** The counts of the signed-in company; null for any other role. */
export function useBadgeCounts(): BadgeCounts | null {
  const { bootDocument, counts } = useBadgeCountStore();
  return bootDocument === readBoot() ? counts : (readBoot().waiting ?? null);
}

const reloaders = new Set<() => void>();

/** Loads the counts again, after a change that affects them. */
export const reloadBadgeCounts = (): void => {
  for (const reload of reloaders) reload();
};

/** Keeps the counts current, also when a day ends. They stay as they are when a request fails. Returns a stop function. */
export function startBadgeCountUpdates(): () => void {
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;
  let dayEndTimer: ReturnType<typeof setTimeout> | undefined;
  const scheduleDayEnd = ({ changes_at }: BadgeCounts) => {
    clearTimeout(dayEndTimer);
    dayEndTimer = setTimeout(load, Math.max(Date.parse(changes_at) - Date.now(), minInterval));
  };
  const load = async () => {
    const counts = await call(viewBadgeCounts).catch(() => null);
    if (!counts || !reloaders.has(loadSoon)) return;
    useBadgeCountStore.setState({ bootDocument: readBoot(), counts });
    scheduleDayEnd(counts);
  };
  const loadSoon = () => {
    clearTimeout(reloadTimer);
    reloadTimer = setTimeout(load, coalesceDelay);
  };
  const { waiting } = readBoot();
  if (waiting) scheduleDayEnd(waiting);
  reloaders.add(loadSoon);
  return () => {
    clearTimeout(reloadTimer);
    clearTimeout(dayEndTimer);
    reloaders.delete(loadSoon);
  };
}
