import { ApiError, useOnReconnect } from '@foothold/shared/api';
import { useRevalidator, useRouteError } from '@foothold/shared/router';
import { RetryStrip } from '@foothold/shared/ui';

interface LoadFailureProps {
  /** The page's sentence for a failed load; `cause` is the sentence for what stopped it. */
  message: string | ((cause: string) => string);
  /** Said instead when the connection is missing. */
  offlineMessage?: string | undefined;
}

/** Replaces the content of a page that did not load: what happened and a retry, which the connection's return starts too. */
export function LoadFailure({ message, offlineMessage }: LoadFailureProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const cause = error instanceof ApiError ? error : new ApiError('unexpected');
  const isOffline = cause.code === 'offline';
  useOnReconnect(cause.isConnectionLost, revalidate);

  const sentence = typeof message === 'string' ? message : message(cause.message);
  return (
    <RetryStrip tone={isOffline && offlineMessage ? 'warn' : 'bad'} onRetry={revalidate} busy={state === 'loading'}>
      {isOffline && offlineMessage ? offlineMessage : cause.code === 'signed_out' ? cause.message : sentence}
    </RetryStrip>
  );
}
