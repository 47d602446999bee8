import { sentenceOf } from '@foothold/shared/api';
import { useRevalidator, useRouteError } from '@foothold/shared/router';
import { RetryStrip } from '@foothold/shared/ui';

/** Stands in a page's ErrorBoundary where the page's content would be: what happened, and one more try. */
export function LoadFailure({ what }: { what: string }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return (
    <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
      {what} {sentenceOf(error)}
    </RetryStrip>
  );
}
