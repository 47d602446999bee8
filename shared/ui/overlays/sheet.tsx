import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Sheet as AriaSheet, SheetBackdrop, SheetContent, SheetOverlay } from 'react-aria-components/Sheet';
import styled, { keyframes } from 'styled-components';
import { displayFace } from '../styles/mixins';
import { t } from '../tokens';

interface SheetProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** From the bottom edge; closes on a press beside it, Esc and a swipe down. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  return (
    <Layer isOpen={isOpen} onOpenChange={(open) => open || onClose()}>
      <Scrim swipeAnimation={dim.getName()} />
      <Panel>
        <Content>
          <Grabber aria-hidden="true" />
          <Name slot="title">{title}</Name>
          {children}
        </Content>
      </Panel>
    </Layer>
  );
}

const dim = keyframes`from { opacity: 0; } to { opacity: 1; }`;

const Layer = styled(SheetOverlay)`z-index: 40;`;
// Names the keyframes so that they are on the page; react-aria ties them to the swipe.
const Scrim = styled(SheetBackdrop)`background: ${t.color.scrim}; animation: ${dim};`;
const Panel = styled(AriaSheet)`
  width: 100%;
  background: ${t.color.wall};
  color: ${t.color.ink};
  border-radius: ${t.radius.sheet} ${t.radius.sheet} 0 0;
  max-height: 85dvh;
`;
const Content = styled(SheetContent)`
  position: relative;
  padding: 1.75rem ${t.width.gutter} calc(1.5rem + env(safe-area-inset-bottom));
  overflow-y: auto;
  outline: none;
`;
const Grabber = styled.i`
  position: absolute;
  top: 8px;
  left: 50%;
  width: 40px;
  height: 5px;
  margin-left: -20px;
  border-radius: 3px;
  background: ${t.color.lineStrong};
`;
const Name = styled(Heading)`${displayFace} padding-bottom: 0.75rem; font-size: ${t.size.section};`;
