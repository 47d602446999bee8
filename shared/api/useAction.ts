import { useRef, useState } from 'react';

/** Runs an action one at a time: `start` does nothing while it is running. `busy` is for the button. */
export function useAction<A extends unknown[]>(run: (...args: A) => Promise<void>) {
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);

  const start = async (...args: A): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await run(...args);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { start, busy };
}
