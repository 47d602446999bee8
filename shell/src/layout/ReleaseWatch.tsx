import { subscribeToReleases } from '@foothold/shared/api';
import { type ComponentType, useEffect, useState } from 'react';
import { refreshLiveReleases } from '../loading/liveReleases';

/** A change of what is live reaches every open page at once: they ask for it one after the other. */
const maxDelay = 2_000;

/** Offers to load the page again once it is made of what is no longer live. Until then it works on as it is. */
export function ReleaseWatch() {
  const [Offer, setOffer] = useState<ComponentType | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkReleases = async () => {
      const outdated = await refreshLiveReleases().catch(() => false);
      if (!outdated) return;
      const { NewVersionNotice } = await import('./NewVersionNotice');
      setOffer(() => NewVersionNotice);
    };
    const stop = subscribeToReleases(() => {
      clearTimeout(timer);
      timer = setTimeout(checkReleases, Math.random() * maxDelay);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return Offer && <Offer />;
}
