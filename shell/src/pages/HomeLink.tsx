import { Link } from '@foothold/shared/router';
import { Logo } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The way out of a page without a layout. It loads a new document, which may know what this one does not. */
export const HomeLink = () => (
  <Anchor to="/" reloadDocument aria-label="Foothold, to the start">
    <Logo />
  </Anchor>
);

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-bottom: 2.5rem;
  color: inherit;
  text-decoration: none;
`;
