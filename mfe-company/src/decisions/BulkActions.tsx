import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import {
  type DecisionKind,
  decisionKinds,
  listMessageTemplates,
  type MessageTemplate,
  previewDecisions,
} from '@foothold/shared/contract';
import { ActionFailure, MenuButton, TextButton, toast, useIsPhone } from '@foothold/shared/ui';
import { useState } from 'react';
import { BulkDialog } from './BulkDialog';
import type { Preview } from './preview';

const labels: Record<DecisionKind, string> = {
  reject: 'Reject',
  accept: 'Accept',
  interview: 'Invite to interview',
  message: 'Message',
};

interface BulkActionsProps {
  ids: readonly number[];
  /** Called once a decision is made. */
  onDecided: () => void;
}

interface Opened {
  kind: DecisionKind;
  preview: Preview;
  templates: readonly MessageTemplate[];
}

/** None where they do not load: a message can be written without them. */
const loadTemplates = () =>
  call(listMessageTemplates).then(
    ({ templates }) => templates,
    () => [],
  );

/** The decisions that can be made about the selected applications, each in a dialog that shows what everybody is told. */
export function BulkActions({ ids, onDecided }: BulkActionsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const { start, busy, failure } = useAction(async (kind: DecisionKind) => {
    try {
      const selection = { application_ids: [...ids] };
      const [preview, templates] = await Promise.all([
        call(previewDecisions, { body: { kind, selection } }),
        kind === 'message' ? loadTemplates() : [],
      ]);
      setOpened({ kind, preview, templates });
      setOpen(true);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
    return undefined;
  });
  return (
    <>
      {isPhone ? (
        <MenuButton
          label="Decide"
          $tone="soft"
          actions={decisionKinds.map((kind) => ({
            label: labels[kind],
            danger: kind === 'reject',
            onSelect: () => start(kind),
          }))}
        />
      ) : (
        decisionKinds.map((kind) => (
          <TextButton key={kind} onClick={() => start(kind)} aria-busy={busy}>
            {labels[kind]}
          </TextButton>
        ))
      )}
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
