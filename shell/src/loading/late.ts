import { ApiError } from '@foothold/shared/api';
import { useEffect, useEffectEvent } from 'react';

/** Something did not come in time, and may still come. */
export class Late extends ApiError {
  constructor(readonly arrival: Promise<unknown>) {
    super('offline');
  }
}

/** Gives up waiting, not loading. */
export function inTime<T>(loading: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late(loading)), patience);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Goes on by itself once what was late is there. What never comes is never taken up. */
export function useArrivalOf(cause: unknown, goOn: () => void): void {
  const arrived = useEffectEvent(goOn);
  useEffect(() => {
    if (!(cause instanceof Late)) return;
    let gone = false;
    cause.arrival.then(
      () => !gone && arrived(),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [cause]);
}
