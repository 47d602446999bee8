import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../buttons/IconButton';
import { displayFontStyle } from '../styles/mixins';
import { media, milliseconds, t } from '../theme/tokens';
import { fadeAnimation } from './animations';
import { useExitKey } from './useExitKey';

interface SidePanelProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel of the window's height at its right edge. Closed by its button, a press outside or Esc. */
export function SidePanel({ title, isOpen, onClose, children }: SidePanelProps) {
  const exitKey = useExitKey(isOpen, milliseconds.slow);
  return (
    <Scrim key={exitKey} isOpen={isOpen} onOpenChange={(open) => open || onClose()} isDismissable>
      <Box>
        <Content>
          <Header>
            <PanelTitle slot="title">{title}</PanelTitle>
            <IconButton icon={X} label="Close" onClick={onClose} />
          </Header>
          {children}
        </Content>
      </Box>
    </Scrim>
  );
}

const slideKeyframes = keyframes`from { transform: translateX(100%); }`;

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: flex;
  justify-content: flex-end;
  overflow: hidden;
  background: ${t.color.scrim};
  ${fadeAnimation}
  ${media.print} { display: none; }
`;
const Box = styled(Modal)`
  display: flex;
  width: min(100%, 28rem);
  height: 100%;
  background: ${t.color.surface};
  color: ${t.color.ink};
  box-shadow: ${t.color.shadow};
  &[data-entering] { animation: ${slideKeyframes} ${t.time.slow} ${t.time.easeOut}; }
  &[data-exiting] { animation: ${slideKeyframes} ${t.time.slow} ${t.time.easeIn} reverse both; pointer-events: none; }
`;
const Content = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: 0 1.75rem 1.5rem;
  overflow-y: auto;
  /* A focused field and the error below it stay clear of the header and the footer. */
  scroll-padding-block: 5rem 8.5rem;
  outline: none;
`;
const Header = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  margin-right: -0.75rem;
  padding: 1.25rem 0 0.75rem;
  background: ${t.color.surface};
`;
const PanelTitle = styled(Heading)`${displayFontStyle} min-width: 0; font-size: ${t.size.section}; line-height: 1.15;`;
