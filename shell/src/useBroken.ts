import { ApiError } from '@foothold/shared/api';
import { isRouteErrorResponse } from '@foothold/shared/router';
import { useEffect } from 'react';
import { report } from './health';

/** Whether code broke, which is told of its release. What the server refused broke nothing. */
export function useBroken(error: unknown, { app, release }: { app: string; release: string }): boolean {
  const broke = !(error instanceof ApiError || isRouteErrorResponse(error));
  useEffect(() => {
    if (broke) report({ app, release, kind: 'crashed' });
  }, [broke, app, release]);
  return broke;
}
