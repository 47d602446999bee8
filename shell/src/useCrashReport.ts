import { ApiError } from '@foothold/shared/api';
import { isRouteErrorResponse } from '@foothold/shared/router';
import { useEffect } from 'react';
import { queueHealthReport } from './healthReports';

/** Whether code broke, which is told of its release. What the server refused broke nothing. */
export function useCrashReport(error: unknown, { app, release }: { app: string; release: string }): boolean {
  const hasCrashed = !(error instanceof ApiError || isRouteErrorResponse(error));
  useEffect(() => {
    if (hasCrashed) queueHealthReport({ app, release, kind: 'crashed' });
  }, [hasCrashed, app, release]);
  return hasCrashed;
}
