import { call, getErrorMessage } from '@foothold/shared/api';
import { type CompanyApplication, rateApplications } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { type KeyboardEvent, useRef, useState } from 'react';

type Rating = CompanyApplication['rating'];

export const ratingSteps = [1, 2, 3, 4, 5] as const;

/** Shows a rating at once and saves it; the last of several quick presses wins. A failure takes it back, in words. */
export function useRating({ id, rating: saved }: Pick<CompanyApplication, 'id' | 'rating'>) {
  const [wanted, setWanted] = useState({ from: saved, rating: saved });
  const [failure, setFailure] = useState<string>();
  // What is to be saved, while a request is on its way.
  const pending = useRef<{ rating: Rating } | null>(null);

  // Another window, or the page's own reload, has changed what is saved.
  if (wanted.from !== saved && !pending.current) setWanted({ from: saved, rating: saved });

  const rate = async (rating: Rating) => {
    setWanted({ from: saved, rating });
    setFailure(undefined);
    const isRunning = pending.current !== null;
    pending.current = { rating };
    if (isRunning) return;
    try {
      for (let sent: Rating | undefined; pending.current.rating !== sent; ) {
        sent = pending.current.rating;
        await call(rateApplications, { body: { application_ids: [id], rating: sent } });
      }
    } catch (cause) {
      setWanted({ from: saved, rating: saved });
      setFailure(toast.error(getErrorMessage(cause)));
    } finally {
      pending.current = null;
    }
  };

  /** Rates by the figures; the one that is set takes the rating back. */
  const rateByKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const step = ratingSteps.find((each) => String(each) === key);
    if (step && !altKey && !ctrlKey && !metaKey) void rate(step === wanted.rating ? null : step);
  };
  return { rating: wanted.rating, failure, rate, rateByKey };
}
