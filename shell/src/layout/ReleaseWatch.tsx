import { subscribeToReleases } from '@foothold/shared/api';
import { useLocation } from '@foothold/shared/router';
import { type ComponentType, useEffect, useState } from 'react';
import {
  getDisabledReason,
  isDocumentOutdated,
  refreshLiveReleases,
  subscribeToLoadedReleases,
} from '../loading/liveReleases';
import type { ReleaseNoticeProps } from './ReleaseNotice';

/** Milliseconds. All open pages get the event at the same moment; a random delay spreads their requests. */
const maxDelay = 1_500;

interface ReleaseCheck {
  /** Whether this page has loaded a release that is not live any more. */
  isOutdated: boolean;
}

const isNoticeNeeded = (check: ReleaseCheck | null, disabledReason: string | undefined) =>
  check !== null && (check.isOutdated || disabledReason !== undefined);

/** Offers a reload when a release that this page has loaded is not live any more, and says when its area is switched off. */
export function ReleaseWatch() {
  /** The result of the last check; a new one renders again, because the areas that are known may differ. */
  const [check, setCheck] = useState<ReleaseCheck | null>(null);
  const [Notice, setNotice] = useState<ComponentType<ReleaseNoticeProps> | null>(null);
  const { pathname } = useLocation();
  const disabledReason = getDisabledReason(pathname);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkReleases = async () => {
      setCheck({ isOutdated: await refreshLiveReleases().catch(() => false) });
    };
    const unsubscribe = subscribeToReleases(() => {
      clearTimeout(timer);
      timer = setTimeout(checkReleases, Math.random() * maxDelay);
    });
    // The live releases may have changed while an area was on its way.
    const stopFollowingLoads = subscribeToLoadedReleases(() => setCheck({ isOutdated: isDocumentOutdated() }));
    return () => {
      clearTimeout(timer);
      unsubscribe();
      stopFollowingLoads();
    };
  }, []);

  useEffect(() => {
    if (!isNoticeNeeded(check, disabledReason)) return;
    // Most pages never need it. If it fails to load, the next change tries again.
    import('./ReleaseNotice').then(
      ({ ReleaseNotice }) => setNotice(() => ReleaseNotice),
      () => {},
    );
  }, [check, disabledReason]);

  if (!Notice || !isNoticeNeeded(check, disabledReason)) return null;
  return <Notice key={disabledReason} disabledReason={disabledReason} />;
}
