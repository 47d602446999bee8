import type { DecisionKind, MessageTemplate } from '@foothold/shared/contract';
import { ActionFailure, Button, Dialog, Meta, Stack } from '@foothold/shared/ui';
import { WelcomeFields } from '../welcome/WelcomeFields';
import { InvitationFields } from './InvitationFields';
import { LeftOutNames } from './LeftOutNames';
import { MessageFields } from './MessageFields';
import { findMessageProblem } from './message';
import { PersonalTexts } from './PersonalTexts';
import type { Preview } from './preview';
import { RejectionFields } from './RejectionFields';
import { countApplicants, kindTexts } from './texts';
import { useBulkDecision } from './useBulkDecision';

interface BulkDialogProps {
  kind: DecisionKind;
  preview: Preview;
  templates: readonly MessageTemplate[];
  isOpen: boolean;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks for what a decision needs, shows the text that each person gets, and makes it. */
export function BulkDialog({ kind, preview, templates, isOpen, onClose, onDecided }: BulkDialogProps) {
  const decision = useBulkDecision(kind, preview, onDecided);
  const { people, confirm } = decision;
  const { verb } = kindTexts[kind];
  const isPlanning = kind === 'interview' && !decision.isPlanned;
  const isShown = !isPlanning && !(kind === 'message' && findMessageProblem(decision.message));

  return (
    <Dialog
      title={`${verb} ${countApplicants(people.length)}?`}
      isOpen={isOpen}
      onClose={onClose}
      alert
      actions={
        <>
          <Button $tone="soft" onClick={onClose}>
            Cancel
          </Button>
          {people.length > 0 && (
            <Button
              $tone={kind === 'reject' ? 'danger-solid' : 'primary'}
              onClick={() => confirm.start()}
              busy={confirm.busy}
            >
              {isPlanning ? 'Show the texts' : `${verb} ${people.length}`}
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={3}>
        <p>
          {people.length > 0
            ? 'Nobody is told for 10 minutes. Until then you or a colleague can undo it.'
            : 'None of the selected can be decided so.'}
        </p>
        <LeftOutNames preview={preview} />
        {people.length > 0 && (
          <>
            {kind === 'reject' && (
              <RejectionFields
                value={decision.rejection}
                onChange={decision.setRejection}
                isChecked={decision.isChecked}
              />
            )}
            {kind === 'interview' && (
              <InvitationFields
                value={decision.invitation}
                onChange={decision.setInvitation}
                problems={decision.problems}
              />
            )}
            {kind === 'accept' && (
              <>
                <p>
                  Say how they start, the same for all, or leave all of this empty and say it later on each
                  application’s page.
                </p>
                <WelcomeFields value={decision.welcome} onChange={decision.setWelcome} problems={decision.problems} />
              </>
            )}
            {kind === 'message' && (
              <MessageFields
                value={decision.message}
                onChange={decision.setMessage}
                templates={templates}
                error={
                  decision.isChecked ? (findMessageProblem(decision.message) ?? decision.problems.text) : undefined
                }
              />
            )}
            {isPlanning && <Meta as="p">The times and the text of each person are shown before anything is sent.</Meta>}
            {isShown && (
              <PersonalTexts
                kind={kind}
                preview={decision.shownPreview}
                rejection={decision.rejection}
                welcome={decision.welcome}
                message={decision.message}
              />
            )}
          </>
        )}
        <ActionFailure>{confirm.failure}</ActionFailure>
      </Stack>
    </Dialog>
  );
}
