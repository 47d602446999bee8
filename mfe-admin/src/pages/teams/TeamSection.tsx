import { call } from '@foothold/shared/api';
import { deleteTeam, type ReleaseKey, revokeReleaseKey, type Team } from '@foothold/shared/contract/admin';
import { Button, ConfirmDialog, Row, SecondaryText, Section, Stack } from '@foothold/shared/ui';
import { useState } from 'react';
import { appLabel } from '../../appLabel';
import { useActionWithRefresh } from '../../decisions/useActionWithRefresh';
import { KeyDialog } from './KeyDialog';
import { KeyTable } from './KeyTable';
import { ChangeTeamDialog } from './TeamDialog';

type OpenDialog = { kind: 'change' | 'delete' | 'key' } | { kind: 'revoke'; key: ReleaseKey } | null;

interface TeamSectionProps {
  team: Team;
  /** The apps that it owns or may own. */
  ownable: readonly string[];
}

/** One team: what it owns, its keys, and what can be done with both. */
export function TeamSection({ team, ownable }: TeamSectionProps) {
  const { id, name, email, apps, origins, keys } = team;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);

  return (
    <Section title={name} aside={<SecondaryText as="span">{email}</SecondaryText>}>
      <Stack $gap={4}>
        <div>
          <p>{apps.length ? `Owns ${apps.map(appLabel).join(', ')}.` : 'Owns no app yet.'}</p>
          {origins.length > 0 && <SecondaryText>{`May release from ${origins.join(', ')}.`}</SecondaryText>}
        </div>
        <Row>
          <Button $tone="soft" $size="small" disabled={apps.length === 0} onClick={() => setDialog({ kind: 'key' })}>
            New key
          </Button>
          <Button $tone="soft" $size="small" onClick={() => setDialog({ kind: 'change' })}>
            Change
          </Button>
          <Button $tone="danger" $size="small" onClick={() => setDialog({ kind: 'delete' })}>
            Delete
          </Button>
        </Row>
        {keys.length > 0 && <KeyTable team={name} keys={keys} onRevoke={(key) => setDialog({ kind: 'revoke', key })} />}
      </Stack>
      {dialog?.kind === 'change' && <ChangeTeamDialog team={team} ownable={ownable} onClose={close} />}
      {dialog?.kind === 'key' && <KeyDialog team={team} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeletionDialog
          title={`Delete ${name}?`}
          effect="Its keys stop working at once. Its apps stay as they are, owned by nobody."
          confirmLabel="Delete"
          busyLabel="Deleting..."
          remove={() => call(deleteTeam, { params: { id } })}
          failure="The team was not deleted."
          onClose={close}
        />
      )}
      {dialog?.kind === 'revoke' && (
        <DeletionDialog
          title={`Revoke ${dialog.key.name}?`}
          effect="It stops working at once, for good. Whatever uses it needs another key."
          confirmLabel="Revoke"
          busyLabel="Revoking..."
          remove={() => call(revokeReleaseKey, { params: { id, key_id: dialog.key.id } })}
          failure="The key was not revoked."
          onClose={close}
        />
      )}
    </Section>
  );
}

interface DeletionDialogProps {
  title: string;
  effect: string;
  confirmLabel: string;
  busyLabel: string;
  remove: () => Promise<{ message: string }>;
  /** What it says where that did not happen. */
  failure: string;
  onClose: () => void;
}

function DeletionDialog({ title, effect, confirmLabel, busyLabel, remove, failure, onClose }: DeletionDialogProps) {
  const { start, busy, failure: message } = useActionWithRefresh(remove, failure, onClose);
  return (
    <ConfirmDialog
      title={title}
      isOpen
      onClose={onClose}
      onConfirm={() => void start()}
      confirmLabel={confirmLabel}
      tone="danger-solid"
      busy={busy}
      busyLabel={busyLabel}
      failure={message}
    >
      {effect}
    </ConfirmDialog>
  );
}
