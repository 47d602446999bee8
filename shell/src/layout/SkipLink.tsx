import { t } from '@foothold/shared/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';

/** The first focusable element: skips the navigation and focuses the page's main part. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <Skip href="#main" onClick={skip}>
      Skip to content
    </Skip>
  );
}

const Skip = styled.a`
  position: fixed;
  z-index: 70;
  top: -6rem;
  left: 1rem;
  padding: 0.75rem 1.25rem;
  background: ${t.color.ink};
  color: ${t.color.background};
  &:focus { top: 1rem; }
`;
