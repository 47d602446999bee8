import { Link } from '@foothold/shared/router';
import { Logo } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The mark and the name: the way to the front page. */
export function Brand() {
  return (
    <Home to="/">
      <Logo />
    </Home>
  );
}

const Home = styled(Link)`display: inline-flex; align-items: center; min-height: 44px; text-decoration: none;`;
