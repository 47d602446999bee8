import { subscribeToReleases } from '@foothold/shared/api';
import { type ComponentType, useEffect, useState } from 'react';
import { refreshLiveReleases } from '../loading/liveReleases';

/** Milliseconds. All open pages get the event at the same moment; a random delay spreads their requests. */
const maxDelay = 2_000;

/** Offers a reload when a release that this page has loaded is no longer live. */
export function ReleaseWatch() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkReleases = async () => {
      const isOutdated = await refreshLiveReleases().catch(() => false);
      if (!isOutdated) return;
      const { NewVersionNotice } = await import('./NewVersionNotice');
      setNotice(() => NewVersionNotice);
    };
    const unsubscribe = subscribeToReleases(() => {
      clearTimeout(timer);
      timer = setTimeout(checkReleases, Math.random() * maxDelay);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);

  return Notice && <Notice />;
}
