import { ApiError } from '@foothold/shared/api';
import { isRouteErrorResponse } from '@foothold/shared/router';
import { useEffect } from 'react';
import { queueHealthReport } from './healthReports';

/** Whether an error is a crash of the code, which is then reported for its release. A refusal by the server is no crash. */
export function useCrashReport(error: unknown, { app, release }: { app: string; release: string }): boolean {
  const hasCrashed = !(error instanceof ApiError || isRouteErrorResponse(error));
  useEffect(() => {
    if (hasCrashed) queueHealthReport({ app, release, kind: 'crashed' });
  }, [hasCrashed, app, release]);
  return hasCrashed;
}
