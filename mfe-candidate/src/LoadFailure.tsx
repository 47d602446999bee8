import { ApiError } from '@foothold/shared/api';
import { useRevalidator, useRouteError } from '@foothold/shared/router';
import { RetryStrip } from '@foothold/shared/ui';

/** Stands in a page's ErrorBoundary where the page's content would be: the page's own sentence, and one more try. */
export function LoadFailure({ children }: { children: string }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const signedOut = error instanceof ApiError && error.code === 'signed_out';

  return (
    <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
      {signedOut ? error.message : children}
    </RetryStrip>
  );
}
