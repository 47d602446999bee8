import { readBoot } from '@foothold/shared/boot';
import { isRouteErrorResponse, Link, useRouteError } from '@foothold/shared/router';
import { LinkButton, Logo, OutLink, Page, Quiet, Row, Stack, Title } from '@foothold/shared/ui';
import styled from 'styled-components';
import { useTakeOver } from '../still';
import { useBroken } from '../useBroken';

/** The last boundary: addresses that nobody owns, and failures that no area caught. */
export function RootFailure() {
  useTakeOver();
  const error = useRouteError();
  useBroken(error, { app: 'shell', release: readBoot().shell.release });
  const lost = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Page $alone>
      <Home to="/" reloadDocument aria-label="Foothold, to the start">
        <Logo />
      </Home>
      <Stack>
        <Title>Unexpected Application Error!</Title>
        <Quiet>
          {lost
            ? 'No route matches URL. The page may have moved, or the address has a typing mistake.'
            : 'Something failed that should not have. Loading the page again usually helps.'}
        </Quiet>
        <Row>
          <LinkButton $tone="plain" to="/" reloadDocument>
            Go to the start
          </LinkButton>
          {!lost && <OutLink href={window.location.href}>Load this page again</OutLink>}
        </Row>
      </Stack>
    </Page>
  );
}

const Home = styled(Link)`
  display: inline-block;
  margin-bottom: 3rem;
  color: inherit;
  text-decoration: none;
`;
