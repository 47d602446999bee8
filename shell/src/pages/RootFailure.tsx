import { saveReturnPath, useRole } from '@foothold/shared/auth';
import { readBoot } from '@foothold/shared/boot';
import { isRouteErrorResponse, useLocation, useRouteError } from '@foothold/shared/router';
import { ExternalLink, LinkButton, Page, Row, SecondaryText, Stack, Title } from '@foothold/shared/ui';
import { useFailureReport } from '../health/healthReports';
import { useReplacePrerendered } from '../loading/prerenderedPage';
import { HomeLink } from './HomeLink';

/** The outermost error boundary: unknown addresses, and errors that no area caught. */
export function RootFailure() {
  useReplacePrerendered();
  const error = useRouteError();
  useFailureReport(error, { app: 'shell', release: readBoot().shell.release });
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Page $withoutSidebar>
      <HomeLink />
      <Stack>
        <Title>Unexpected Application Error!</Title>
        <SecondaryText>
          {isNotFound
            ? 'No route matches URL. The page may have moved, or the address has a typing mistake.'
            : 'Something failed that should not have. Loading the page again usually helps.'}
        </SecondaryText>
        <Row>
          <LinkButton $tone="plain" to="/" reloadDocument>
            Go to the start
          </LinkButton>
          {isNotFound && <LoginLink />}
          {!isNotFound && <ExternalLink href={window.location.href}>Load this page again</ExternalLink>}
        </Row>
      </Stack>
    </Page>
  );
}

/** Some pages are unknown to who is not logged in. The login returns to this address. */
function LoginLink() {
  const { pathname, search } = useLocation();
  if (useRole() !== null) return null;
  return (
    <LinkButton $tone="plain" to="/login" onClick={() => saveReturnPath(pathname + search)}>
      Log in
    </LinkButton>
  );
}
