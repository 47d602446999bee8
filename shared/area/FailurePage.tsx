import { ApiError, useOnReconnect } from '@foothold/shared/api';
import { type ErrorCode, explain } from '@foothold/shared/contract';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@foothold/shared/router';
import { Button, LinkButton, Meta, Page, Row, SecondaryText, Stack, Title } from '@foothold/shared/ui';

interface FailurePageProps {
  /** When a retry takes more than running the page's loaders again. */
  onRetry?: () => void;
  busy?: boolean;
}

/** The error boundary of pages that have none of their own: what failed, a retry, and a link to the start. */
export function FailurePage({ onRetry, busy = false }: FailurePageProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const code = toErrorCode(error);
  useOnReconnect(error instanceof ApiError && error.isConnectionLost, revalidate);

  // The session has ended: the shell is already opening the login.
  if (code === 'signed_out') return null;
  return (
    <Page>
      <Stack>
        <Title>{error instanceof ApiError ? error.message : explain(code)}</Title>
        {code !== 'not_found' && (
          <SecondaryText>Nothing you entered elsewhere is lost. Try again, or start from the beginning.</SecondaryText>
        )}
        <Row>
          {code !== 'not_found' && (
            <Button $tone="plain" busy={busy || state === 'loading'} onClick={onRetry ?? revalidate}>
              Try again
            </Button>
          )}
          <LinkButton $tone="soft" to="/loader">
            Back to the start
          </LinkButton>
        </Row>
        {error instanceof ApiError && error.requestId && <Meta>Reference {error.requestId}</Meta>}
      </Stack>
    </Page>
  );
}

function toErrorCode(error: unknown): ErrorCode {
  if (error instanceof ApiError) return error.code;
  return isRouteErrorResponse(error) && error.status === 404 ? 'not_found' : 'unexpected';
}
