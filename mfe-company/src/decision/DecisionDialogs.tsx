import type { Application } from '@foothold/shared/contract';
import { ConfirmDialog } from '@foothold/shared/ui';
import { useDecision } from './useDecision';

export type Asking = 'accept' | 'reject' | null;

interface DecisionDialogsProps {
  application: Pick<Application, 'id' | 'org_id'>;
  /** What to call the applicant in a sentence. */
  name: string;
  asking: Asking;
  onClose: () => void;
  /** The question before accepting. */
  acceptTitle?: string;
}

/** Asks before an application is accepted or rejected, because neither can be taken back. */
export function DecisionDialogs({
  application,
  name,
  asking,
  onClose,
  acceptTitle = 'Accept this application?',
}: DecisionDialogsProps) {
  const { accept, reject } = useDecision(application);
  const answer = (decide: () => Promise<void>) => async () => {
    await decide();
    onClose();
  };
  const dialog = { onClose, confirmLabel: 'Yes', cancelLabel: 'No' };

  return (
    <>
      <ConfirmDialog
        {...dialog}
        title={acceptTitle}
        isOpen={asking === 'accept'}
        onConfirm={answer(accept.start)}
        busy={accept.busy}
      >
        {name} is told at once and the application closes as Accepted.
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        title="Reject this application?"
        isOpen={asking === 'reject'}
        onConfirm={answer(reject.start)}
        busy={reject.busy}
        tone="danger-solid"
      >
        {name} is told at once and the application closes as Rejected.
      </ConfirmDialog>
    </>
  );
}
