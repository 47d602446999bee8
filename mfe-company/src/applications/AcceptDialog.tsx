import { ConfirmDialog, Stack } from '@foothold/shared/ui';
import { useState } from 'react';
import { checkWelcome, isEmptyWelcome } from '../welcome/checkWelcome';
import { emptyWelcome, WelcomeFields } from '../welcome/WelcomeFields';
import type { useDecision } from './useDecision';

interface AcceptDialogProps {
  title: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
  accept: ReturnType<typeof useDecision>['accept'];
  /** What becomes of an interview. */
  interviewNote: string | null;
}

/** Asks for a welcome, which may also follow later, and accepts. */
export function AcceptDialog({ title, name, isOpen, onClose, accept, interviewNote }: AcceptDialogProps) {
  const [written, setWritten] = useState(emptyWelcome);
  const [isChecked, setChecked] = useState(false);
  const isEmpty = isEmptyWelcome(written);
  const { data, problems } = checkWelcome(written);
  const confirm = () => {
    setChecked(true);
    if (isEmpty) void accept.start(null);
    else if (data) void accept.start(data);
  };
  return (
    <ConfirmDialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel="Yes"
      cancelLabel="No"
      busy={accept.busy}
      failure={accept.failure}
    >
      <Stack $gap={3}>
        <p>
          {name} is told at once and the application closes as Accepted. {interviewNote}
        </p>
        <p>Say how {name} starts, or leave all of this empty and say it later on the application’s page.</p>
        <WelcomeFields value={written} onChange={setWritten} problems={isChecked && !isEmpty ? problems : {}} />
      </Stack>
    </ConfirmDialog>
  );
}
