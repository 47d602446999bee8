import { subscribeToReleases } from '@foothold/shared/api';
import { useLocation } from '@foothold/shared/router';
import { type ComponentType, useEffect, useState } from 'react';
import { getDisabledReason, refreshLiveReleases } from '../loading/liveReleases';
import type { ReleaseNoticeProps } from './ReleaseNotice';

/** Milliseconds. All open pages get the event at the same moment; a random delay spreads their requests. */
const maxDelay = 1_500;

interface ReleaseCheck {
  /** Whether this page has loaded a release that is not live any more. */
  isOutdated: boolean;
  Notice: ComponentType<ReleaseNoticeProps>;
}

/** Offers a reload when a release that this page has loaded is not live any more, and says when its area is switched off. */
export function ReleaseWatch() {
  /** The result of the last check; a new one renders again, because the areas that are known may differ. */
  const [check, setCheck] = useState<ReleaseCheck | null>(null);
  const { pathname } = useLocation();
  const disabledReason = getDisabledReason(pathname);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkReleases = async () => {
      const isOutdated = await refreshLiveReleases().catch(() => false);
      const { ReleaseNotice } = await import('./ReleaseNotice');
      setCheck({ isOutdated, Notice: ReleaseNotice });
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

  if (!check || (!check.isOutdated && disabledReason === undefined)) return null;
  return <check.Notice key={disabledReason} disabledReason={disabledReason} />;
}
