import { useEffect, useState } from 'react';

/** The time until a decision takes effect: '8:41'. Screen readers read it when asked, not every second. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const left = useSecondsLeft(endsAt);
  return (
    <span role="timer" aria-live="off">
      {left > 0 ? formatTimeLeft(left) : 'a moment'}
    </span>
  );
}

/** Seconds, none once it is due. */
export function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

const formatTimeLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
