import { currentIdentity } from '@foothold/shared/auth';
import { useBlocker } from '@foothold/shared/router';
import { ConfirmDialog } from '@foothold/shared/ui';
import { type ReactNode, useEffect } from 'react';

interface UnsavedChangesDialogProps {
  title: string;
  /** Whether something would be lost now. */
  hasUnsavedChanges: boolean;
  /** What that is. */
  children: ReactNode;
}

/** Asks before a form is left that would lose something. Whoever's session has ended has to leave. */
export function UnsavedChangesDialog({ title, hasUnsavedChanges, children }: UnsavedChangesDialogProps) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsavedChanges && currentIdentity() !== null && (from.pathname !== to.pathname || from.search !== to.search),
  );

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const ask = (event: BeforeUnloadEvent) => currentIdentity() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
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
