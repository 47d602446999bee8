import { subscribeToReleases } from '@foothold/shared/api';
import { useLocation } from '@foothold/shared/router';
import { type ComponentType, useEffect, useState } from 'react';
import { getDisabledReason, refreshLiveReleases } from '../loading/liveReleases';
import type { ReleaseNoticeProps } from './ReleaseNotice';

/** Milliseconds. All open pages get the event at the same moment; a random delay spreads their requests. */
const maxDelay = 1_500;

/** Offers a reload when a release that this page has loaded is not live any more, and says when its area is switched off. */
export function ReleaseWatch() {
  /** The result of the last check; a new one renders again, because the areas that are known may differ. */
  const [check, setCheck] = useState<{ isOutdated: boolean } | null>(null);
  const [Notice, setNotice] = useState<ComponentType<ReleaseNoticeProps> | null>(null);
  const { pathname } = useLocation();
  const disabledReason = getDisabledReason(pathname);
  const isNeeded = check !== null && (check.isOutdated || disabledReason !== undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkReleases = async () => {
      setCheck({ isOutdated: await refreshLiveReleases().catch(() => false) });
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

  useEffect(() => {
    // Most pages never need it. If it fails to load, the next change tries again.
    if (isNeeded)
      import('./ReleaseNotice').then(
        ({ ReleaseNotice }) => setNotice(() => ReleaseNotice),
        () => {},
      );
  }, [isNeeded, check]);

  if (!isNeeded || !Notice) return null;
  return <Notice key={disabledReason} disabledReason={disabledReason} />;
}
