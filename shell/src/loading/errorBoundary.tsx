import { useAction } from '@foothold/shared/api';
import { FailurePage } from '@foothold/shared/area';
import { useRevalidator, useRouteError } from '@foothold/shared/router';
import type { ComponentType } from 'react';
import { type ReportedCode, useFailureReport } from '../health/healthReports';
import { visitDocument } from '../navigation/document';
import { refreshLiveReleases } from './liveReleases';
import { useOnLateLoad } from './loadTimeout';

/**
 * The error boundary of an area or of one of its pages. It reports failures of the release, and leaves those that are no
 * crash to the page's own boundary.
 */
export const createErrorBoundary = (code: ReportedCode, OwnBoundary: ComponentType = FailurePage): ComponentType =>
  function ErrorBoundary() {
    const error = useRouteError();
    const { revalidate } = useRevalidator();
    useOnLateLoad(error, revalidate);
    return useFailureReport(error, code) ? <CrashPage /> : <OwnBoundary />;
  };

function CrashPage() {
  const { revalidate } = useRevalidator();
  const { start, busy } = useAction(async () => {
    // The same code would crash again: if another release is live by now, load the page with that one.
    if (await refreshLiveReleases().catch(() => false))
      visitDocument(window.location.pathname + window.location.search);
    else await revalidate();
  });
  return <FailurePage onRetry={start} busy={busy} />;
}
