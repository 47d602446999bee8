import { currentIdentity } from '@foothold/shared/auth';
import { useBlocker } from '@foothold/shared/router';
import { ConfirmDialog } from '@foothold/shared/ui';
import { type ReactNode, useEffect } from 'react';

interface UnsavedChangesDialogProps {
  title: string;
  hasUnsavedChanges: boolean;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks before a form with unsaved changes is left. Not after the session has ended, since the login must open then. */
export function UnsavedChangesDialog({ title, hasUnsavedChanges, children }: UnsavedChangesDialogProps) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsavedChanges && currentIdentity() !== null && (from.pathname !== to.pathname || from.search !== to.search),
  );

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const preventUnload = (event: BeforeUnloadEvent) => currentIdentity() && event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [hasUnsavedChanges]);

  return (
    <ConfirmDialog
      title={title}
      isOpen={state === 'blocked'}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger-solid"
      ignoresBack
    >
      {children}
    </ConfirmDialog>
  );
}
