import type { JobListSearch } from '@foothold/shared/contract';
import { useEffect, useState } from 'react';
import { countByOption } from '../filterOptionCalls';

const pauseMs = 250;

/** How many jobs the filters would show; the last known number while it is counted, undefined before and after a failure. */
export function useMatchCount(filters: JobListSearch, isValid: boolean): number | undefined {
  const [count, setCount] = useState<number>();
  const key = JSON.stringify(filters);

  useEffect(() => {
    if (!isValid) return;
    let isOutdated = false;
    const timer = setTimeout(() => {
      countByOption(JSON.parse(key)).then(
        ({ total }) => isOutdated || setCount(total),
        (cause) => {
          if (isOutdated) return;
          reportError(cause);
          setCount(undefined);
        },
      );
    }, pauseMs);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [key, isValid]);

  return isValid ? count : undefined;
}
