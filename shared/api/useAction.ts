import { useRef, useState } from 'react';

/**
 * Runs an action one at a time: `start` does nothing while it is running. `busy` is for the button. `failure` is the
 * sentence that the last run returned if it failed, for the place where it was started.
 */
export function useAction<A extends unknown[]>(run: (...args: A) => Promise<string | undefined>) {
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const start = async (...args: A): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      setFailure(await run(...args));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { start, busy, failure };
}
