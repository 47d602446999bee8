import { ApiError, connectionError } from '@foothold/shared/api';
import { useEffect, useEffectEvent } from 'react';

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
