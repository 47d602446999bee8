import { IconButton, t, useCloseOnBack } from '@foothold/shared/ui';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

interface SideMenuProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar on a phone, as a native modal dialog that slides in from the left. A click beside it, Esc and Back close it. */
export function SideMenu({ isOpen, onClose, children }: SideMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useCloseOnBack(isOpen, onClose);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  // The dialog has no padding, so a click whose target is the dialog itself was on the backdrop.
  const closeOnBackdropClick = ({ target }: MouseEvent) => {
    if (target === dialog.current) onClose();
  };

  return (
    <Drawer ref={dialog} aria-label="Menu" onClose={onClose} onClick={closeOnBackdropClick}>
      {isOpen && (
        <>
          {children}
          <CloseButtonSlot>
            <IconButton icon={X} label="Close the menu" onClick={onClose} />
          </CloseButtonSlot>
        </>
      )}
    </Drawer>
  );
}

const Drawer = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(15.5rem, 84vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${t.color.pine};
  box-shadow: ${t.color.shadow};
  transition: transform ${t.time.slow} ${t.time.easeOut};
  @starting-style { transform: translateX(-100%); }
  &::backdrop { background: ${t.color.scrim}; }
`;
const CloseButtonSlot = styled.div`
  position: absolute;
  top: 1.125rem;
  right: 0.5rem;
  color: ${t.color.onPine};
  > button { color: inherit; }
  > button:hover { background: ${t.color.pine2}; color: inherit; }
`;
