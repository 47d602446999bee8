import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { deleteJobDraft } from '@foothold/shared/contract';
import { DraftStatus } from '@foothold/shared/drafts';
import { ConfirmDialog, Row, TextButton, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { useJobDraft } from './useJobDraft';

interface DraftControlsProps {
  draftId: 'new' | number;
  draft: Pick<ReturnType<typeof useJobDraft>, 'state' | 'discard'>;
  /** Resets the form. */
  onDiscarded: () => void;
}

/** The state of the draft, and a button that discards it. */
export function DraftControls({ draftId, draft, onDiscarded }: DraftControlsProps) {
  const [isConfirming, setConfirming] = useState(false);
  const discard = useAction(async () => {
    try {
      await call(deleteJobDraft, { params: { job: draftId } });
      draft.discard();
      onDiscarded();
      setConfirming(false);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });

  return (
    <Line>
      <DraftStatus state={draft.state} />
      {draft.state.kind !== 'untouched' && <TextButton onClick={() => setConfirming(true)}>Discard draft</TextButton>}
      <ConfirmDialog
        title="Discard this draft?"
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={discard.start}
        confirmLabel="Discard"
        busy={discard.busy}
        busyLabel="Discarding..."
        failure={discard.failure}
        tone="danger-solid"
      >
        {draftId === 'new'
          ? 'What you wrote here goes for good.'
          : 'What you changed here goes. The job stays as it is.'}
      </ConfirmDialog>
    </Line>
  );
}

const Line = styled(Row)`align-items: baseline;`;
