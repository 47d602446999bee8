import type { ReactNode } from 'react';
import { toast } from '../feedback/toast';
import { partMissing } from './Dialog';
import { lazily } from './lazily';

const useSheet = lazily(() => import('./sheet'));

interface BottomSheetProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A choice or a short form that comes from the bottom of a phone. */
export function BottomSheet(props: BottomSheetProps) {
  const part = useSheet(props.isOpen, () => {
    toast.error(partMissing);
    props.onClose();
  });
  return part ? <part.Sheet {...props} /> : null;
}
