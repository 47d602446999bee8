import { X } from 'lucide-react';
import type { ReactNode, UIEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../buttons/IconButton';
import { displayFontStyle } from '../styles/mixins';
import { media, milliseconds, t } from '../theme/tokens';
import { useCloseOnBack } from './useCloseOnBack';
import { useExitKey } from './useExitKey';

interface SheetProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet at the bottom edge. Closed by its button, a press outside, Esc, Back or a swipe down. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const exitKey = useExitKey(isOpen, milliseconds.slow);
  useCloseOnBack(isOpen, onClose);
  const closeOnSwipe = ({ target, currentTarget }: UIEvent) => {
    if (target === currentTarget && isSwipedAway(currentTarget)) onClose();
  };
  return (
    <SheetOverlay
      key={exitKey}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable
      onScroll={closeOnSwipe}
    >
      <Panel>
        <Content>
          <SheetHeader>
            <Grabber aria-hidden="true" />
            <SheetTitle slot="title">{title}</SheetTitle>
            <IconButton icon={X} label="Close" onClick={onClose} />
          </SheetHeader>
          {children}
        </Content>
      </Panel>
    </SheetOverlay>
  );
}

/** With column-reverse, scrollTop is 0 at the bottom and negative above; the sheet is out of view at the very top. */
const isSwipedAway = ({ scrollTop, scrollHeight, clientHeight }: Element) =>
  clientHeight - scrollHeight - scrollTop >= -1;

const dimKeyframes = keyframes`from { background-color: transparent; }`;
const slideKeyframes = keyframes`from { transform: translateY(100%); }`;

// A swipe is native scrolling, from the sheet to an empty screen above it. Opening and closing are animations instead,
// because a finger on the screen would stop a programmatic scroll half way.
const SheetOverlay = styled(ModalOverlay)`
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
  ${media.print} { display: none; }
  &::after { content: ''; flex: none; height: 100%; scroll-snap-align: start; }
  /* Focusing a field during the animation would scroll to its position at that moment. */
  &[data-entering] { overflow: clip; animation: ${dimKeyframes} ${t.time.slow} ${t.time.easeOut}; }
  &[data-exiting] { animation: ${dimKeyframes} ${t.time.slow} ${t.time.easeIn} reverse both; }
`;
const Panel = styled(Modal)`
  flex: none;
  display: flex;
  width: 100%;
  max-height: 85dvh;
  overflow: clip;
  scroll-snap-align: end;
  background: ${t.color.surface};
  color: ${t.color.ink};
  border-radius: ${t.radius.sheet} ${t.radius.sheet} 0 0;
  ${media.forcedColors} { border-top: 1px solid; }
  &[data-entering] { animation: ${slideKeyframes} ${t.time.slow} ${t.time.easeOut}; }
  &[data-exiting] { animation: ${slideKeyframes} ${t.time.slow} ${t.time.easeIn} reverse both; pointer-events: none; }
`;
const Content = styled(Dialog)`
  flex: 1;
  min-width: 0;
  padding: 0 ${t.width.gutter} calc(1.5rem + env(safe-area-inset-bottom));
  overflow-y: auto;
  /* A focused field and the error below it stay clear of the header, and of the footer that a panel has. */
  scroll-padding-block: 5rem calc(8rem + env(safe-area-inset-bottom));
  outline: none;
`;
const SheetHeader = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  /* Aligns the close icon, not its button, with the gutter. */
  margin-right: -0.75rem;
  padding: 1.25rem 0 0.5rem;
  background: ${t.color.surface};
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
const SheetTitle = styled(Heading)`${displayFontStyle} min-width: 0; font-size: ${t.size.section}; line-height: 1.15;`;
