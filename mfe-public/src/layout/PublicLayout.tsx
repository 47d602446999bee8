import { Page } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';

/** A public page with header and footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <FullHeight>
      <PublicHeader />
      <Page $withoutSidebar>{children}</Page>
      <PublicFooter />
    </FullHeight>
  );
}

const FullHeight = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr auto; min-height: 100vh;`;
