import { ConfirmDialog, Stack } from '@foothold/shared/ui';
import { useState } from 'react';
import { checkWelcome, isEmptyWelcome } from './checkWelcome';
import type { useDecision } from './useDecision';
import { emptyWelcome, WelcomeFields, type WelcomeProblems } from './WelcomeFields';

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
  const [problems, setProblems] = useState<WelcomeProblems>({});
  const confirm = () => {
    if (isEmptyWelcome(written)) return void accept.start(null);
    const checked = checkWelcome(written);
    setProblems(checked.problems);
    if (checked.data) void accept.start(checked.data);
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
        <WelcomeFields value={written} onChange={setWritten} problems={problems} />
      </Stack>
    </ConfirmDialog>
  );
}
