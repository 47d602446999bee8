import { currentIdentity } from '@foothold/shared/auth';
import { useBlocker } from '@foothold/shared/router';
import { ConfirmDialog } from '@foothold/shared/ui';
import { useEffect } from 'react';

interface LeaveQuestionProps {
  /** Files of this machine were chosen: they are kept nowhere. */
  files: boolean;
  /** What was written has not reached the server. */
  texts: boolean;
}

/** Asks before an application is left that would lose something. Whoever's session has ended has to leave. */
export function LeaveQuestion({ files, texts }: LeaveQuestionProps) {
  const loses = files || texts;
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      loses && currentIdentity() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!loses) return;
    const ask = (event: BeforeUnloadEvent) => currentIdentity() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [loses]);

  return (
    <ConfirmDialog
      title="Leave without applying?"
      isOpen={state === 'blocked'}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger-solid"
      ignoresBack
    >
      {files && 'The files that you chose are not kept. '}
      {texts ? 'What you wrote last could not be saved and is lost.' : 'Everything else is saved.'}
    </ConfirmDialog>
  );
}
