import { ApiError, useOnReconnect } from '@foothold/shared/api';
import { useRevalidator, useRouteError } from '@foothold/shared/router';
import { RetryStrip } from '@foothold/shared/ui';

/**
 * Stands in a page's ErrorBoundary where the page's content would be: the page's own sentence, and one more try. Where it
 * is the connection that is missing it says so, and the page comes by itself once that is back.
 */
export function LoadFailure({ children }: { children: string }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const cause = error instanceof ApiError ? error : null;
  const offline = cause?.code === 'offline';
  useOnReconnect(offline, revalidate);

  return (
    <RetryStrip tone={offline ? 'warn' : 'bad'} onRetry={revalidate} busy={state === 'loading'}>
      {offline ? offlineMessage : cause?.code === 'signed_out' ? cause.message : children}
    </RetryStrip>
  );
}

const offlineMessage = 'You are offline. This page loads by itself when you are back online.';
