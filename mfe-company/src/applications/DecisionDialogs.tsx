import type { Application } from '@foothold/shared/contract';
import { ConfirmDialog } from '@foothold/shared/ui';
import { useDecision } from './useDecision';

export type PendingDecision = 'accept' | 'reject' | null;

interface DecisionDialogsProps {
  application: Pick<Application, 'id' | 'org_id'>;
  /** What to call the applicant in a sentence. */
  name: string;
  pendingDecision: PendingDecision;
  onClose: () => void;
  /** The question before accepting. */
  acceptTitle?: string;
}

/** Asks before an application is accepted or rejected, because neither can be taken back. */
export function DecisionDialogs({
  application,
  name,
  pendingDecision,
  onClose,
  acceptTitle = 'Accept this application?',
}: DecisionDialogsProps) {
  const { accept, reject } = useDecision(application);
  const confirm = (decide: () => Promise<void>) => async () => {
    await decide();
    onClose();
  };
  const dialog = { onClose, confirmLabel: 'Yes', cancelLabel: 'No' };

  return (
    <>
      <ConfirmDialog
        {...dialog}
        title={acceptTitle}
        isOpen={pendingDecision === 'accept'}
        onConfirm={confirm(accept.start)}
        busy={accept.busy}
      >
        {name} is told at once and the application closes as Accepted.
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        title="Reject this application?"
        isOpen={pendingDecision === 'reject'}
        onConfirm={confirm(reject.start)}
        busy={reject.busy}
        tone="danger-solid"
      >
        {name} is told at once and the application closes as Rejected.
      </ConfirmDialog>
    </>
  );
}
