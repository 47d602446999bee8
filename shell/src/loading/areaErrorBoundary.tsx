import { useAction } from '@foothold/shared/api';
import { FailurePage } from '@foothold/shared/area';
import type { BootArea } from '@foothold/shared/boot';
import { useRevalidator, useRouteError } from '@foothold/shared/router';
import { visitDocument } from '../document';
import { useCrashReport } from '../useCrashReport';
import { refreshLiveReleases } from './liveReleases';
import { useOnLateLoad } from './loadTimeout';

/** The boundary of an area's pages, which also tells that one of them broke. What the server refused broke nothing. */
export const createAreaErrorBoundary =
  ({ name, release }: BootArea) =>
  () => {
    const error = useRouteError();
    const { revalidate } = useRevalidator();
    useOnLateLoad(error, revalidate);
    const hasCrashed = useCrashReport(error, { app: name, release });
    const { start, busy } = useAction(async () => {
      // Code that broke breaks again: where there is other code by now, the page is made of that.
      if (await refreshLiveReleases().catch(() => false))
        visitDocument(window.location.pathname + window.location.search);
      else await revalidate();
    });
    return hasCrashed ? <FailurePage onRetry={start} busy={busy} /> : <FailurePage />;
  };
