import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import type { ButtonTone } from '../buttons/buttonStyles';
import { ActionFailure } from '../feedback/ActionFailure';
import { toast } from '../feedback/toast';
import { Stack } from '../layout/layout';
import { createLazyModuleHook } from '../loading/createLazyModuleHook';
import type { DialogProps } from './types';

const useModalModule = createLazyModuleHook(() => import('./ModalDialog'));

export const moduleLoadFailedMessage = 'This part did not load. Check your connection and try again.';

/** A modal dialog. The focus moves into it, stays inside and returns afterwards; Esc closes it. */
export function Dialog(props: DialogProps) {
  const loadedModule = useModalModule(props.isOpen, () => {
    toast.error(moduleLoadFailedMessage);
    props.onClose();
  });
  return loadedModule ? <loadedModule.ModalDialog {...props} /> : null;
}

interface ConfirmDialogProps {
  /** The question: 'Confirm Delete'. */
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** What will happen: 'Are you sure you want to delete this job?' */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: Extract<ButtonTone, 'primary' | 'danger-solid'>;
  busy?: boolean;
  busyLabel?: string;
  /** Why the last try failed; it stands above the buttons. */
  failure?: string | undefined;
  ignoresBack?: boolean;
}

/** Asks for confirmation of an action. */
export function ConfirmDialog({
  onConfirm,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  busy,
  busyLabel,
  failure,
  children,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...rest}
      alert
      actions={
        <>
          <Button $tone="soft" onClick={rest.onClose}>
            {cancelLabel}
          </Button>
          <Button
            $tone={tone}
            onClick={onConfirm}
            {...(busy === undefined ? {} : { busy })}
            {...(busyLabel ? { busyLabel } : {})}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure ? (
        <Stack $gap={4}>
          <div>{children}</div>
          <ActionFailure>{failure}</ActionFailure>
        </Stack>
      ) : (
        children
      )}
    </Dialog>
  );
}
