import { call, sentenceOf, useAction } from '@foothold/shared/api';
import { deleteJobDraft } from '@foothold/shared/contract';
import { DraftNote } from '@foothold/shared/drafts';
import { ConfirmDialog, Row, TextButton, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { useJobDraft } from './useJobDraft';

interface DraftControlsProps {
  of: 'new' | number;
  draft: Pick<ReturnType<typeof useJobDraft>, 'state' | 'forget'>;
  /** The form begins anew. */
  onDiscarded: () => void;
}

/** Whether what is written is kept, and the way to throw it away. */
export function DraftControls({ of, draft: { state, forget }, onDiscarded }: DraftControlsProps) {
  const [asking, setAsking] = useState(false);
  const discard = useAction(async () => {
    try {
      await call(deleteJobDraft, { params: { job: of } });
      forget();
      onDiscarded();
    } catch (cause) {
      toast.error(sentenceOf(cause));
    }
    setAsking(false);
  });

  return (
    <Line>
      <DraftNote state={state} />
      {state.kind !== 'untouched' && <TextButton onClick={() => setAsking(true)}>Discard draft</TextButton>}
      <ConfirmDialog
        title="Discard this draft?"
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={discard.start}
        confirmLabel="Discard"
        busy={discard.busy}
        busyLabel="Discarding..."
        tone="danger-solid"
      >
        {of === 'new' ? 'What you wrote here goes for good.' : 'What you changed here goes. The job stays as it is.'}
      </ConfirmDialog>
    </Line>
  );
}

const Line = styled(Row)`align-items: baseline;`;
