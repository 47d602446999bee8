import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toast } from '../feedback/toast';
import { createLazyModuleHook } from '../loading/createLazyModuleHook';
import { media, t } from '../theme/tokens';
import { moduleLoadFailedMessage } from './Dialog';
import { useIsPhone } from './useIsPhone';

const usePanelModule = createLazyModuleHook(() => import('./panels'));

interface PanelProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form too long for a dialog: at the right edge of the window, or in a bottom sheet on a phone. */
export function Panel(props: PanelProps) {
  const isPhone = useIsPhone();
  const loadedModule = usePanelModule(props.isOpen, () => {
    toast.error(moduleLoadFailedMessage);
    props.onClose();
  });
  if (!loadedModule) return null;
  return isPhone ? <loadedModule.Sheet {...props} /> : <loadedModule.SidePanel {...props} />;
}

/** The buttons of a panel, which stay in view while its form scrolls. */
export const PanelFooter = styled.div`
  position: sticky;
  /* The panel's padding is below it otherwise, and the form shows there. */
  bottom: -1.5rem;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[3]};
  margin: 1.5rem -1.75rem -1.5rem;
  padding: 1rem 1.75rem;
  border-top: 1px solid ${t.color.line};
  background: ${t.color.surface};
  ${media.phone} {
    bottom: calc((1.5rem + env(safe-area-inset-bottom)) * -1);
    margin: 1.25rem calc(${t.width.gutter} * -1) calc((1.5rem + env(safe-area-inset-bottom)) * -1);
    padding: 0.75rem ${t.width.gutter} calc(0.75rem + env(safe-area-inset-bottom));
  }
`;
