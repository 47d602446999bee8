import { ApiError, useOnReconnect } from '@foothold/shared/api';
import { type ErrorCode, explain } from '@foothold/shared/contract';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@foothold/shared/router';
import { Button, LinkButton, Meta, Page, Row, SecondaryText, Stack, Title } from '@foothold/shared/ui';

interface FailurePageProps {
  /** Where another try is more than running the page's loaders again. */
  onRetry?: () => void;
  busy?: boolean;
}

/** What an area's pages show when one of them fails: the sentence for what happened, and the two ways on. */
export function FailurePage({ onRetry, busy = false }: FailurePageProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const code = toErrorCode(error);
  useOnReconnect(code === 'offline', revalidate);

  // The session ended under this page: the way to the login is already under way.
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
