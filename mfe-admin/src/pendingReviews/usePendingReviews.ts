import { getHeldJobCount, getReportCount, getReviewQueueCount, subscribeToReviewQueue } from '@foothold/shared/api';
import { useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The server counts up to 100 and reports 100 for anything above. */
const maxCounted = 100;

/** The number of organisations that wait for a review, kept up to date by server-sent events; undefined until the first one. */
export const usePendingReviewCount = (): number | undefined =>
  useSyncExternalStore(subscribeToReviewQueue, getReviewQueueCount);

/** The number of jobs that wait for a release, likewise. */
export const useHeldJobCount = (): number | undefined => useSyncExternalStore(subscribeToReviewQueue, getHeldJobCount);

/** The number of reported conversations that wait for a reader, likewise. */
export const useReportCount = (): number | undefined => useSyncExternalStore(subscribeToReviewQueue, getReportCount);

/** Reloads the page's data when one of these numbers differs from the one shown. */
export function useRefreshOnPendingChange(shown: { pending?: number; heldJobs?: number; reports?: number }): void {
  const pendingCount = usePendingReviewCount();
  const heldJobCount = useHeldJobCount();
  const reportCount = useReportCount();
  const { revalidate } = useRevalidator();
  const refreshIfChanged = useEffectEvent(() => {
    const pairs = [
      [shown.pending, pendingCount],
      [shown.heldJobs, heldJobCount],
      [shown.reports, reportCount],
    ] as const;
    if (pairs.some(([known, counted]) => isOther(known, counted))) void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the check runs when one of the counts changes
  useEffect(() => refreshIfChanged(), [pendingCount, heldJobCount, reportCount]);
}

const isOther = (shown: number | undefined, counted: number | undefined): boolean =>
  shown !== undefined && counted !== undefined && counted !== Math.min(shown, maxCounted);

/** '2 jobs wait for a release.' */
export const heldJobsLabel = (count: number): string =>
  count === 1 ? '1 job waits for a release.' : `${count.toLocaleString('en-GB')} jobs wait for a release.`;

/** '2 reported conversations wait for you.' */
export const reportsLabel = (count: number): string =>
  count === 1
    ? '1 reported conversation waits for you.'
    : `${count.toLocaleString('en-GB')} reported conversations wait for you.`;

/** '3 organisations are waiting for you.' */
export function pendingReviewsLabel(count: number): string {
  if (count === 0) return 'No organisation is waiting for you.';
  if (count === 1) return '1 organisation is waiting for you.';
  return `${count.toLocaleString('en-GB')} organisations are waiting for you.`;
}
