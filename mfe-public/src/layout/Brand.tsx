import { Link } from '@foothold/shared/router';
import { Logo } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The mark and the name: the way to the front page. */
export function Brand() {
  return (
    <HomeLink to="/">
      <Logo />
    </HomeLink>
  );
}

const HomeLink = styled(Link)`display: inline-flex; align-items: center; min-height: 44px; text-decoration: none;`;
