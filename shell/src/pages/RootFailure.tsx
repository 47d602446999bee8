import { readBoot } from '@foothold/shared/boot';
import { isRouteErrorResponse, useRouteError } from '@foothold/shared/router';
import { ExternalLink, LinkButton, Meta, Page, Row, SecondaryText, Stack, Title } from '@foothold/shared/ui';
import { useFailureReport } from '../health/healthReports';
import { useIsWithinAppLayout } from '../layout/withinAppLayout';
import { useReplacePrerendered } from '../loading/prerenderedPage';
import { HomeLink } from './HomeLink';
import { UnknownAddress } from './UnknownAddress';

/** The outermost error boundary: unknown addresses, and errors that no area caught. */
export function RootFailure() {
  useReplacePrerendered();
  const hasLayout = useIsWithinAppLayout();
  const error = useRouteError();
  useFailureReport(error, { app: 'shell', release: readBoot().shell.release });
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownAddress />;
  return (
    <Page $withoutSidebar={!hasLayout}>
      {!hasLayout && <HomeLink />}
      <Stack>
        <Title>This page failed to open</Title>
        <SecondaryText>Loading it again usually helps.</SecondaryText>
        <Row>
          <ExternalLink href={window.location.href}>Load this page again</ExternalLink>
          <LinkButton $tone="plain" to="/" reloadDocument>
            Go to the start
          </LinkButton>
        </Row>
        <Meta>Unexpected Application Error!</Meta>
      </Stack>
    </Page>
  );
}
