import { ApiError, connectionError } from '@foothold/shared/api';
import { useEffect, useEffectEvent } from 'react';
import { queueHealthReport, type ReportedCode } from '../health/healthReports';

/** A load took too long; it is still running and may succeed later. */
export class LoadTimeoutError extends ApiError {
  constructor(readonly loading: Promise<unknown>) {
    super(connectionError().code);
  }
}

/** Rejects after a time limit; the load itself continues. */
export function withTimeout<T>(loading: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeoutError(loading)), milliseconds);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Milliseconds. A load that took too long and then ends well counts as one over a slow link. */
const maxLateness = 10_000;

/** Reports a load that the user has seen fail, unless it ends well soon. */
export function reportUnlessLoaded({ loading }: LoadTimeoutError, code: ReportedCode): void {
  const report = () => navigator.onLine && queueHealthReport({ ...code, kind: 'load_failed' });
  const timer = setTimeout(report, maxLateness);
  loading.catch(report).finally(() => clearTimeout(timer));
}

/** Calls `onLoad` when a load that had timed out succeeds after all. */
export function useOnLateLoad(cause: unknown, onLoad: () => void): void {
  const handleLoad = useEffectEvent(onLoad);
  useEffect(() => {
    if (!(cause instanceof LoadTimeoutError)) return;
    let isUnmounted = false;
    cause.loading.then(
      () => !isUnmounted && handleLoad(),
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [cause]);
}
