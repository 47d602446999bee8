import type { ReactNode } from 'react';
import { toast } from '../feedback/toast';
import { createLazyModuleHook } from '../loading/createLazyModuleHook';
import { moduleLoadFailedMessage } from './Dialog';

const useSheetModule = createLazyModuleHook(() => import('./Sheet'));

interface BottomSheetProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A choice or a short form in a sheet that slides in from the bottom. */
export function BottomSheet(props: BottomSheetProps) {
  const loadedModule = useSheetModule(props.isOpen, () => {
    toast.error(moduleLoadFailedMessage);
    props.onClose();
  });
  return loadedModule ? <loadedModule.Sheet {...props} /> : null;
}
