import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { blockConversation } from '@foothold/shared/contract';
import type { ThreadState } from '@foothold/shared/messages';
import { ConfirmDialog, type MenuAction, MenuButton, Meta, toast } from '@foothold/shared/ui';
import { Ban, Flag } from 'lucide-react';
import { useState } from 'react';
import { ReportDialog } from './ReportDialog';

/** What a student can do about a conversation that is not as it should be: report it, and end it. */
export function ConversationMenu({ thread }: { thread: ThreadState }) {
  const [open, setOpen] = useState<'report' | 'block' | null>(null);
  const { blocked_at, reported_at } = thread.conversation;
  const close = () => setOpen(null);
  const actions: MenuAction[] = [
    ...(thread.messages.length > 0 && !reported_at
      ? [{ label: 'Report to Foothold', icon: Flag, onSelect: () => setOpen('report') }]
      : []),
    ...(blocked_at ? [] : [{ label: 'Block the company', icon: Ban, danger: true, onSelect: () => setOpen('block') }]),
  ];
  return (
    <>
      {reported_at && <Meta role="status">You have reported this. We will read it and tell you what we do.</Meta>}
      {actions.length > 0 && <MenuButton label="Report or block" $tone="soft" actions={actions} />}
      <ReportDialog thread={thread} isOpen={open === 'report'} onClose={close} />
      <BlockDialog thread={thread} isOpen={open === 'block'} onClose={close} />
    </>
  );
}

interface DialogProps {
  thread: ThreadState;
  isOpen: boolean;
  onClose: () => void;
}

function BlockDialog({ thread: { conversation, setConversation }, ...dialog }: DialogProps) {
  const { application_id: id, company_name } = conversation;
  const { start, busy, failure } = useAction(async () => {
    try {
      const response = await call(blockConversation, { params: { id } });
      setConversation(() => response.conversation);
      dialog.onClose();
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={`Block ${company_name} here?`}
      onConfirm={start}
      busy={busy}
      busyLabel="Blocking..."
      failure={failure}
      confirmLabel="Block"
      tone="danger-solid"
    >
      It cannot write to you about this application any more, and is told so if it tries. Your application stays as it
      is. You can take this back at any time.
    </ConfirmDialog>
  );
}
