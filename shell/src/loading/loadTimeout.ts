import { ApiError } from '@foothold/shared/api';
import { useEffect, useEffectEvent } from 'react';

/** Something did not come in time, and may still come. */
export class LoadTimeoutError extends ApiError {
  constructor(readonly loading: Promise<unknown>) {
    super('offline');
  }
}

/** Gives up waiting, not loading. */
export function withTimeout<T>(loading: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeoutError(loading)), milliseconds);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Goes on by itself once what was late is there. What never comes is never taken up. */
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
