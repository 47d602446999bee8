import { readBoot } from '@foothold/shared/boot';
import { countWaiting, type Waiting } from '@foothold/shared/contract';
import { create } from 'zustand';
import { call } from './call';

/** Long enough that what one page does at once is asked about once. */
const together = 200;
/** A device whose clock is ahead of the server's does not ask without end. */
const aMinute = 60_000;

/** What waits for a company belongs to the page's frame, like the count of what is unread. */
const useKept = create<{ document: object; waiting: Waiting | null }>()(() => ({ document: {}, waiting: null }));

/** How much of each kind waits for the company that is signed in; null for anybody else. */
export function useWaiting(): Waiting | null {
  const { document, waiting } = useKept();
  return document === readBoot() ? waiting : (readBoot().waiting ?? null);
}

const followers = new Set<() => void>();

/** Something that waited does not any more, or something new does: whoever shows the counts asks for them anew. */
export const waitingChanged = (): void => {
  for (const follower of followers) follower();
};

/** Keeps the counts as they are on the server, past midnight too. Where it cannot be asked, they stay. Returns how to stop. */
export function followWaiting(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let midnight: ReturnType<typeof setTimeout> | undefined;
  const followClock = ({ changes_at }: Waiting) => {
    clearTimeout(midnight);
    midnight = setTimeout(ask, Math.max(Date.parse(changes_at) - Date.now(), aMinute));
  };
  const ask = async () => {
    const waiting = await call(countWaiting).catch(() => null);
    if (!waiting || !followers.has(soon)) return;
    useKept.setState({ document: readBoot(), waiting });
    followClock(waiting);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, together);
  };
  const { waiting } = readBoot();
  if (waiting) followClock(waiting);
  followers.add(soon);
  return () => {
    clearTimeout(timer);
    clearTimeout(midnight);
    followers.delete(soon);
  };
}
