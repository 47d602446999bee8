import { useAction } from '@foothold/shared/api';
import { FailurePage } from '@foothold/shared/area';
import type { BootArea } from '@foothold/shared/boot';
import { useRevalidator, useRouteError } from '@foothold/shared/router';
import { useCrashReport } from '../health/healthReports';
import { visitDocument } from '../navigation/document';
import { refreshLiveReleases } from './liveReleases';
import { useOnLateLoad } from './loadTimeout';

/** The error boundary of an area's pages. It reports crashes of the area's release. */
export const createAreaErrorBoundary =
  ({ name, release }: BootArea) =>
  () => {
    const error = useRouteError();
    const { revalidate } = useRevalidator();
    useOnLateLoad(error, revalidate);
    const hasCrashed = useCrashReport(error, { app: name, release });
    const { start, busy } = useAction(async () => {
      // The same code would crash again: if another release is live by now, load the page with that one.
      if (await refreshLiveReleases().catch(() => false))
        visitDocument(window.location.pathname + window.location.search);
      else await revalidate();
    });
    return hasCrashed ? <FailurePage onRetry={start} busy={busy} /> : <FailurePage />;
  };
