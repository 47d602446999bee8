import { currentIdentity } from '@foothold/shared/auth';
import { useBlocker } from '@foothold/shared/router';
import { ConfirmDialog } from '@foothold/shared/ui';
import { type ReactNode, useEffect } from 'react';

interface LeaveQuestionProps {
  title: string;
  /** Whether something would be lost now. */
  loses: boolean;
  /** What that is. */
  children: ReactNode;
}

/** Asks before a form is left that would lose something. Whoever's session has ended has to leave. */
export function LeaveQuestion({ title, loses, children }: LeaveQuestionProps) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      loses && currentIdentity() !== null && (from.pathname !== to.pathname || from.search !== to.search),
  );

  useEffect(() => {
    if (!loses) return;
    const ask = (event: BeforeUnloadEvent) => currentIdentity() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [loses]);

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
