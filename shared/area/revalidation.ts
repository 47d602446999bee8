import { getRecentEvents, type LiveEvent, subscribeToConversations, subscribeToEvents } from '@foothold/shared/api';
import type { NotificationKind } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds, longer than a dialog takes to close and to return the focus. */
const dialogCloseDelay = 400;

/** Runs the page's loaders again. When the control that had the focus is gone, moves it to an element near, or to the main part. */
export function useRefresh(findNear = findMain): () => Promise<void> {
  const { revalidate } = useRevalidator();

  return async () => {
    await revalidate();
    setTimeout(() => {
      if (document.activeElement === document.body) findNear()?.focus({ preventScroll: true });
    }, dialogCloseDelay);
  };
}

const findMain = (): HTMLElement | null => document.getElementById('main');

/** Runs the page's loaders again on notifications of these kinds (all when none is given), and after a gap in the stream. */
export function useRevalidateOnEvents(...kinds: NotificationKind[]): void {
  const { revalidate } = useRevalidator();
  const handleEvent = useEffectEvent((event: LiveEvent) => {
    if (!event || kinds.length === 0 || kinds.includes(event.kind)) void revalidate();
  });
  useEffect(() => {
    // The loaders may have run before these arrived.
    for (const event of getRecentEvents()) handleEvent(event);
    return subscribeToEvents((event) => handleEvent(event));
  }, []);
}

/** Runs the page's loaders again when any conversation changes. */
export function useRevalidateOnConversations(): void {
  const { revalidate } = useRevalidator();
  const runLoaders = useEffectEvent(() => void revalidate());
  useEffect(() => subscribeToConversations(() => runLoaders()), []);
}

/** Milliseconds. */
const firstDelay = 2_000;
const longestDelay = 60_000;

/**
 * Runs the page's loaders, or `load`, again as long as something is about to change: after two seconds, doubled each time
 * up to a minute.
 */
export function useRevalidateWhile(isChanging: boolean, load?: () => void): void {
  const { revalidate } = useRevalidator();
  const runLoaders = useEffectEvent(() => (load ? load() : void revalidate()));
  useEffect(() => {
    if (!isChanging) return;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (delay: number) => {
      timer = setTimeout(() => {
        runLoaders();
        schedule(Math.min(2 * delay, longestDelay));
      }, delay);
    };
    schedule(firstDelay);
    return () => clearTimeout(timer);
  }, [isChanging]);
}
