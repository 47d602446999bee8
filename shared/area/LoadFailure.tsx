import { ApiError } from '@foothold/shared/api';
import { useRevalidator, useRouteError } from '@foothold/shared/router';
import { RetryStrip } from '@foothold/shared/ui';
import { useOnReconnect } from '../lists/useOnReconnect';

interface LoadFailureProps {
  /** What this page says when it could not load; `cause` is the sentence for what stopped it. */
  formatMessage: (cause: string) => string;
}

/** Stands in a page's ErrorBoundary where the page's content would be: what happened, and one more try. */
export function LoadFailure({ formatMessage }: LoadFailureProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const cause = error instanceof ApiError ? error : new ApiError('unexpected');
  useOnReconnect(cause.code === 'offline', revalidate);

  return (
    <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
      {cause.code === 'signed_out' ? cause.message : formatMessage(cause.message)}
    </RetryStrip>
  );
}
