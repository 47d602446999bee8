import type { Application } from '@foothold/shared/contract';
import { ConfirmDialog } from '@foothold/shared/ui';
import { useDecision } from './useDecision';

export type PendingDecision = 'accept' | 'reject' | null;

interface DecisionDialogsProps {
  application: Pick<Application, 'id' | 'org_id'>;
  /** First name of the applicant, or a substitute for it. */
  name: string;
  pendingDecision: PendingDecision;
  onClose: () => void;
  /** Title of the dialog before accepting. */
  acceptTitle?: string;
}

/** Confirms accepting and rejecting an application, because neither can be undone. */
export function DecisionDialogs({
  application,
  name,
  pendingDecision,
  onClose,
  acceptTitle = 'Accept this application?',
}: DecisionDialogsProps) {
  const { accept, reject } = useDecision(application, onClose);
  const dialog = { onClose, confirmLabel: 'Yes', cancelLabel: 'No' };

  return (
    <>
      <ConfirmDialog
        {...dialog}
        title={acceptTitle}
        isOpen={pendingDecision === 'accept'}
        onConfirm={accept.start}
        busy={accept.busy}
        failure={accept.failure}
      >
        {name} is told at once and the application closes as Accepted.
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        title="Reject this application?"
        isOpen={pendingDecision === 'reject'}
        onConfirm={reject.start}
        busy={reject.busy}
        failure={reject.failure}
        tone="danger-solid"
      >
        {name} is told at once and the application closes as Rejected.
      </ConfirmDialog>
    </>
  );
}
