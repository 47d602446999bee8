import { useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { displayFontStyle } from '../styles/mixins';
import { media, milliseconds, t } from '../theme/tokens';
import { fadeAnimation, riseAnimation } from './animations';
import type { DialogProps } from './types';
import { useCloseOnBack } from './useCloseOnBack';
import { useExitKey } from './useExitKey';

/** The dialog's implementation on react-aria. Use `Dialog`, which loads it lazily. */
export function ModalDialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  alert = false,
  ignoresBack = false,
}: DialogProps) {
  const bodyId = useId();
  const exitKey = useExitKey(isOpen, milliseconds.medium);
  useCloseOnBack(isOpen && !ignoresBack, onClose);
  return (
    <Scrim key={exitKey} isOpen={isOpen} onOpenChange={(open) => open || onClose()} isDismissable={!alert}>
      <Box>
        <Content role={alert ? 'alertdialog' : 'dialog'} aria-describedby={alert ? bodyId : undefined}>
          <DialogTitle slot="title">{title}</DialogTitle>
          {children && <Body id={bodyId}>{children}</Body>}
          {actions && <Actions>{actions}</Actions>}
        </Content>
      </Box>
    </Scrim>
  );
}

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-items: center;
  padding: 1rem;
  overflow-y: auto;
  background: ${t.color.scrim};
  ${fadeAnimation}
  ${media.print} { display: none; }
  ${media.phone} { align-items: end; }
`;
/** Where title, text and buttons all fit on the screen, the text alone scrolls; elsewhere the whole dialog does. */
const tallMedia = '@media (min-height: 481px)';
const Box = styled(Modal)`width: min(100%, 27rem); ${riseAnimation}`;
const Content = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  padding: 1.75rem 1.75rem 1.5rem;
  ${tallMedia} { max-height: calc(100dvh - 2rem); }
  background: ${t.color.surface};
  color: ${t.color.ink};
  border-radius: ${t.radius.surface};
  box-shadow: ${t.color.shadow};
  &:focus-visible { outline: none; }
`;
const DialogTitle = styled(Heading)`${displayFontStyle} font-size: ${t.size.section}; line-height: 1.15;`;
const Body = styled.div`
  margin-top: 0.625rem;
  color: ${t.color.ink2};
  ${tallMedia} {
    /* Room for the outline of what has the focus, which a scrolled box cuts off. */
    margin: 0.375rem -1.75rem -0.25rem;
    padding: 0.25rem 1.75rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    /* A line at the end as long as something is below it. */
    background:
      linear-gradient(${t.color.surface}, ${t.color.surface}) bottom / 100% 2px no-repeat local,
      linear-gradient(${t.color.line}, ${t.color.line}) bottom / 100% 1px no-repeat;
  }
`;
const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 0.625rem;
  margin-top: 1.5rem;
  > * { min-width: 6.5rem; }
  /* Two halves on a phone; buttons with long labels are stacked, in the order of Tab. */
  ${media.phone} { flex-wrap: wrap; > * { flex: 1 1 40%; min-width: max-content; } }
`;
