import type { ReactNode, UIEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { displayFace } from '../styles/mixins';
import { milliseconds, t } from '../tokens';
import { useLeave } from './useLeave';

interface SheetProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** From the bottom edge; closes on a press beside it, Esc and a swipe down. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const turn = useLeave(isOpen, milliseconds.travel);
  const swipe = ({ target, currentTarget }: UIEvent) => {
    if (target === currentTarget && isSwipedAway(currentTarget)) onClose();
  };
  return (
    <Layer key={turn} isOpen={isOpen} onOpenChange={(open) => open || onClose()} isDismissable onScroll={swipe}>
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

/** Positions count from the bottom, where the sheet stands, upwards into the negative. */
const isSwipedAway = ({ scrollTop, scrollHeight, clientHeight }: Element) =>
  clientHeight - scrollHeight - scrollTop >= -1;

const dim = keyframes`from { background-color: transparent; }`;
const slide = keyframes`from { transform: translateY(100%); }`;

// A swipe is the browser's own scrolling, from the sheet to the empty screen above it. Coming and going are not: a
// finger on the screen would end a scrolling half way.
const Layer = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: flex;
  flex-direction: column-reverse;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-snap-type: y mandatory;
  scrollbar-width: none;
  background-color: ${t.color.scrim};
  &::after { content: ''; flex: none; height: 100%; scroll-snap-align: start; }
  /* Focus that comes early would scroll to where its field still is. */
  &[data-entering] { overflow: clip; animation: ${dim} ${t.time.travel} ${t.time.out}; }
  &[data-exiting] { animation: ${dim} ${t.time.travel} ${t.time.in} reverse both; }
`;
const Panel = styled(Modal)`
  flex: none;
  display: flex;
  width: 100%;
  max-height: 85dvh;
  scroll-snap-align: end;
  background: ${t.color.wall};
  color: ${t.color.ink};
  border-radius: ${t.radius.sheet} ${t.radius.sheet} 0 0;
  &[data-entering] { animation: ${slide} ${t.time.travel} ${t.time.out}; }
  &[data-exiting] { animation: ${slide} ${t.time.travel} ${t.time.in} reverse both; pointer-events: none; }
`;
const Content = styled(Dialog)`
  flex: 1;
  min-width: 0;
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
