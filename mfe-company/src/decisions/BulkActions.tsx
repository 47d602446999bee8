import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { type DecisionKind, decisionKinds, previewDecisions } from '@foothold/shared/contract';
import { ActionFailure, TextButton, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { BulkDialog } from './BulkDialog';
import type { Preview } from './preview';

const labels: Record<DecisionKind, string> = {
  reject: 'Reject',
  accept: 'Accept',
  interview: 'Invite to interview',
};

interface BulkActionsProps {
  ids: readonly number[];
  /** Called once a decision is made. */
  onDecided: () => void;
}

/** The decisions that can be made about the selected applications, each in a dialog that shows what everybody is told. */
export function BulkActions({ ids, onDecided }: BulkActionsProps) {
  const [opened, setOpened] = useState<{ kind: DecisionKind; preview: Preview } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { start, busy, failure } = useAction(async (kind: DecisionKind) => {
    try {
      const selection = { application_ids: [...ids] };
      setOpened({ kind, preview: await call(previewDecisions, { body: { kind, selection } }) });
      setOpen(true);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
    return undefined;
  });
  return (
    <>
      {decisionKinds.map((kind) => (
        <TextButton key={kind} onClick={() => start(kind)} aria-busy={busy}>
          {labels[kind]}
        </TextButton>
      ))}
      <ActionFailure>{failure}</ActionFailure>
      {opened && (
        <BulkDialog
          key={`${opened.kind} ${opened.preview.people.map(({ application_id }) => application_id).join()}`}
          {...opened}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onDecided={() => {
            setOpen(false);
            onDecided();
          }}
        />
      )}
    </>
  );
}
