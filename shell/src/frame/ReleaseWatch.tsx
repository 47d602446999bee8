import { subscribeToReleases } from '@foothold/shared/api';
import { type ComponentType, useEffect, useState } from 'react';
import { renew } from '../loading/renewal';

/** A change of what is live reaches every open page at once: they ask for it one after the other. */
const spread = 2_000;

/** Offers to load the page again once it is made of what is no longer live. Until then it works on as it is. */
export function ReleaseWatch() {
  const [Offer, setOffer] = useState<ComponentType | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const outdated = await renew().catch(() => false);
      if (!outdated) return;
      const { NewVersion } = await import('./NewVersion');
      setOffer(() => NewVersion);
    };
    const stop = subscribeToReleases(() => {
      clearTimeout(timer);
      timer = setTimeout(look, Math.random() * spread);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return Offer && <Offer />;
}
