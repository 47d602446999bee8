import { useRef, useState } from 'react';

/** Runs something once at a time: a second click while it is under way does nothing. `busy` is for the button. */
export function useAction<A extends unknown[]>(run: (...args: A) => Promise<void>) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const start = async (...args: A): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await run(...args);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { start, busy };
}
