import { Link } from '@foothold/shared/router';
import { Logo } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The logo as a link to the landing page. */
export function Brand() {
  return (
    <HomeLink to="/">
      <Logo />
    </HomeLink>
  );
}

const HomeLink = styled(Link)`display: inline-flex; align-items: center; min-height: 44px; text-decoration: none;`;
